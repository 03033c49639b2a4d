import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { useListingName } from '../listing-facts.tsx'
import { LISTING_STATE_TONES, LISTING_STATE_WORDS } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import { PhotoSection } from '../photos/photo-section.tsx'
import { ActButton } from './act-button.tsx'
import { EditFailure } from './edit-failure.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorProgress } from './editor-progress.tsx'
import { editorProgress } from './editor-sections.ts'
import { FacilityFields } from './facility-fields.tsx'
import { WrittenHomeFields } from './home-fields.tsx'
import { needsOfValues } from './listing-values.ts'
import { PriceFields } from './price-fields.tsx'
import { ENDING, PublishSection } from './publish-section.tsx'
import { ShownNow } from './shown-now.tsx'
import { useEditorActs } from './use-editor-acts.ts'
import { useListingEdit } from './use-listing-edit.ts'
import { WordFields } from './word-fields.tsx'

/** A listing in its parts: the home, its price, its words, its photographs, and how it is shown; its state and the main action stay in sight. */
export function ListingEditor({ listing }: { listing: WrittenListing }) {
  const { i18n } = useLingui()
  const [kept, setKept] = useState(listing)
  // what was kept last is newer than what the page was opened with
  const known = kept.version > listing.version ? { ...kept, media: listing.media } : listing
  const edit = useListingEdit(listing, setKept)
  const name = useListingName(known)
  const needs = needsOfValues(edit.values, listing.country, listing.media.length === 0 ? known.needs : listing.needs)
  const isClosed = listing.state === 'CLOSED'
  const acts = useEditorActs(known, edit)
  const parts = { edit, listing: known, needs }
  const endings = listing.may.filter((action) => ENDING.has(action))
  return (
    <>
      <header className="grid gap-2">
        <h1 className="title flex flex-wrap items-center gap-x-3 text-4xl wrap-anywhere">
          {name ?? <Trans>Listing</Trans>}
          <Badge tone={LISTING_STATE_TONES[listing.state]}>{i18n._(LISTING_STATE_WORDS[listing.state])}</Badge>
        </h1>
        <EditFailure edit={edit} />
      </header>
      <ShownNow listing={known} />
      <EditorProgress progress={editorProgress(edit.values, needs)} />
      <fieldset disabled={isClosed} className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <PageSection id="home" title={<Trans>The home</Trans>}>
          <WrittenHomeFields {...parts} />
          <FacilityFields edit={parts.edit} />
        </PageSection>
        <PageSection id="price" title={<Trans>The price</Trans>}>
          <PriceFields {...parts} />
        </PageSection>
        <PageSection id="words" title={<Trans>The words</Trans>}>
          <WordFields {...parts} />
        </PageSection>
        <PageSection id="photographs" title={<Trans>Photographs</Trans>}>
          <PhotoSection listing={listing} isMissing={needs.includes('PHOTO')} />
        </PageSection>
      </fieldset>
      <PageSection id="publish" title={<Trans>Preview and publish</Trans>}>
        <PublishSection {...parts} acts={acts} />
      </PageSection>
      {endings.length > 0 ? (
        <PageSection id="ending" title={<Trans>Close or withdraw</Trans>}>
          <div className="grid justify-items-start gap-4 pt-5">
            <p className="max-w-[60ch] text-ink-2">
              <Trans>Close it when the home is sold or let. Withdraw it to take it off for a while: it can be published again.</Trans>
            </p>
            <div className="flex flex-wrap gap-3">
              {endings.map((action) => (
                <ActButton key={action} action={action} acts={acts} isSaving={edit.isSending} />
              ))}
            </div>
          </div>
        </PageSection>
      ) : null}
      <EditorBar listing={known} edit={edit} acts={acts} needs={needs} />
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { useListingName } from '../listing-facts.tsx'
import { LISTING_STATE_TONES, LISTING_STATE_WORDS, listingFailureWords } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import { PhotoSection } from '../photos/photo-section.tsx'
import { FacilityFields } from './facility-fields.tsx'
import { WrittenHomeFields } from './home-fields.tsx'
import { needsOfValues } from './listing-values.ts'
import { PriceFields } from './price-fields.tsx'
import { PublishSection } from './publish-section.tsx'
import { type ListingEdit, useListingEdit } from './use-listing-edit.ts'
import { WordFields } from './word-fields.tsx'

/** A listing in its parts: the home, its price, its words, its photographs, and how it is shown. */
export function ListingEditor({ listing }: { listing: WrittenListing }) {
  const { i18n } = useLingui()
  const [kept, setKept] = useState(listing)
  // what was kept last is newer than what the page was opened with
  const known = kept.version > listing.version ? { ...kept, media: listing.media } : listing
  const edit = useListingEdit(listing, setKept)
  const name = useListingName(known)
  const needs = needsOfValues(edit.values, listing.country, listing.media.length === 0 ? known.needs : listing.needs)
  const isClosed = listing.state === 'CLOSED'
  const parts = { edit, listing: known, needs }
  return (
    <>
      <header className="grid gap-2">
        <h1 className="title flex flex-wrap items-center gap-x-3 text-4xl wrap-anywhere">
          {name ?? <Trans>Listing</Trans>}
          <Badge tone={LISTING_STATE_TONES[listing.state]}>{i18n._(LISTING_STATE_WORDS[listing.state])}</Badge>
        </h1>
        <KeptLine edit={edit} hasEdits={known.hasEdits} />
      </header>
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
        <PublishSection {...parts} />
      </PageSection>
    </>
  )
}

/** Whether what is written is kept, and what to do where it is not. */
function KeptLine({ edit, hasEdits }: { edit: ListingEdit; hasEdits: boolean }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { failure, isUnsaved, isSending, isShown, send } = edit
  if (failure === 'listing-changed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 border-s-2 border-caution ps-4">
        <p className="max-w-[60ch]">
          {listingFailureWords(i18n, failure)}{' '}
          <Trans>What you wrote here since is not kept. Copy what you need, then go on from there.</Trans>
        </p>
        <Button size="small" onClick={() => void takeFresh()}>
          <Trans>Show the present version</Trans>
        </Button>
      </div>
    )
  if (failure !== null && failure !== 'unreachable')
    return (
      <p role="alert" className="text-bad">
        {listingFailureWords(i18n, failure)}
      </p>
    )
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-3">
      <p role="status" className="text-ink-2">
        {failure === 'unreachable' ? (
          <Trans>No connection. What you wrote stays on this device and is sent again.</Trans>
        ) : isSending ? (
          <Trans>Saving</Trans>
        ) : isUnsaved ? (
          <Trans>Not saved yet</Trans>
        ) : isShown && hasEdits ? (
          <Trans>Saved. Your changes are not shown yet.</Trans>
        ) : (
          <Trans>Saved</Trans>
        )}
      </p>
      {isShown && (isUnsaved || hasEdits) ? (
        <Button look="primary" size="small" disabled={isSending} onClick={() => void send({ isPublished: true })}>
          <Trans>Save and show the changes</Trans>
        </Button>
      ) : null}
    </div>
  )

  async function takeFresh() {
    const { fetchListing } = await import('../listing.functions.ts')
    const answer = await fetchListing({ data: { id: edit.id } }).catch(() => null)
    if (answer?.ok) edit.takeOver(answer.value)
    await router.invalidate()
  }
}

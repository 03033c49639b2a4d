import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ListingNeed } from '#graphql/generated/graphql.ts'
import { publicListingLink } from '#property/listing/public-listing-link.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { LISTING_STATE_TONES, LISTING_STATE_WORDS, listingFailureWords } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import { ActButton } from './act-button.tsx'
import type { EditorActs } from './use-editor-acts.ts'
import type { ListingEdit } from './use-listing-edit.ts'

interface EditorBarProps {
  listing: WrittenListing
  edit: ListingEdit
  acts: EditorActs
  needs: readonly ListingNeed[]
}

/** Stays in sight while a listing is written: its state, whether it is kept, and the one main thing to do. */
export function EditorBar({ listing, edit, acts, needs }: EditorBarProps) {
  const { t, i18n } = useLingui()
  const { isShown, isUnsaved, isSending, send } = edit
  const page = publicListingLink(listing)
  const hasChanges = isShown && (isUnsaved || listing.hasEdits)
  return (
    <section
      aria-label={t`State of the listing`}
      className="no-print sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper py-3"
    >
      {acts.failure && !acts.asked ? (
        <p role="alert" className="w-full text-bad">
          {listingFailureWords(i18n, acts.failure.code)}
        </p>
      ) : null}
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={LISTING_STATE_TONES[listing.state]}>{i18n._(LISTING_STATE_WORDS[listing.state])}</Badge>
        <KeptLine edit={edit} hasEdits={listing.hasEdits} />
        {!isShown && needs.length > 0 ? (
          <a href="#publish" className="inline-flex min-h-6 items-center text-caution-ink underline underline-offset-4">
            <Plural value={needs.length} one="# thing is missing" other="# things are missing" />
          </a>
        ) : null}
      </div>
      {listing.may.includes('PUBLISH') ? (
        <ActButton action="PUBLISH" acts={acts} isSaving={isSending} isIncomplete={needs.length > 0} />
      ) : hasChanges ? (
        <Button look="primary" disabled={isSending} onClick={() => void send({ isPublished: true })}>
          <Trans>Save and show the changes</Trans>
        </Button>
      ) : page ? (
        <ButtonLink {...page}>
          <Trans>Public page</Trans>
        </ButtonLink>
      ) : null}
    </section>
  )
}

/** Whether what is written is kept. */
function KeptLine({ edit: { failure, isUnsaved, isSending, isShown }, hasEdits }: { edit: ListingEdit; hasEdits: boolean }) {
  return (
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
  )
}

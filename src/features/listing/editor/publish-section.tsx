import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ListingAction, ListingNeed } from '#graphql/generated/graphql.ts'
import { publicListingLink } from '#property/listing/public-listing-link.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ShareMenu } from '#ui/share-menu.tsx'
import { ActQuestion } from '../act/act-question.tsx'
import { ClosedLines } from '../act/closed-lines.tsx'
import { useListingName } from '../listing-facts.tsx'
import { ListingHistory } from '../listing-history.tsx'
import { LISTING_NEED_WORDS } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import { ActButton } from './act-button.tsx'
import { NEED_PLACES } from './editor-sections.ts'
import type { EditorPart } from './home-fields.tsx'
import { ListingPreview } from './listing-preview.tsx'
import type { EditorActs } from './use-editor-acts.ts'
import type { ListingEdit } from './use-listing-edit.ts'

/** What takes a listing from its public page; apart from what is pressed every day. */
export const ENDING: ReadonlySet<ListingAction> = new Set(['CLOSE', 'WITHDRAW'])

interface PublishSectionProps extends Pick<EditorPart, 'needs'> {
  edit: ListingEdit
  listing: WrittenListing
  acts: EditorActs
}

/** How others will see it, what is still missing, and what can be done with it. */
export function PublishSection({ edit, listing, needs, acts }: PublishSectionProps) {
  const router = useRouter()
  const name = useListingName(listing)
  const page = publicListingLink(listing)
  const { daysLeft, may } = listing
  // publishing stands in the bar below, what takes it off in a part of its own
  const open = may.filter((action) => action !== 'PUBLISH' && !ENDING.has(action))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 lg:grid-cols-2">
      <ListingPreview listing={listing} values={edit.values} />
      <div className="grid content-start justify-items-start gap-4">
        <NeedList needs={needs} />
        {daysLeft == null ? null : (
          <p className="text-ink-2">
            <Plural value={daysLeft} one="# day left to confirm" other="# days left to confirm" />
          </p>
        )}
        <ClosedLines listing={listing} />
        {listing.twin && listing.state !== 'LIVE' && listing.state !== 'UNDER_OFFER' ? (
          <p className="max-w-[48ch]">
            <Trans>You advertise this home already. Write the unit above if it is another one.</Trans>{' '}
            <Link
              to="/user/listings/$listingId"
              params={{ listingId: listing.twin }}
              className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
            >
              <Trans>The other listing</Trans>
            </Link>
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          {open.map((action) => (
            <ActButton key={action} action={action} acts={acts} isSaving={edit.isSending} />
          ))}
          {page ? <ShareMenu url={`${siteOrigin()}${router.buildLocation(page).publicHref}`} title={name ?? listing.headline} /> : null}
        </div>
        <ActQuestion listing={listing} acts={acts} onDone={edit.takeOver} />
        <ListingHistory events={listing.events} />
      </div>
    </div>
  )
}

function NeedList({ needs }: { needs: readonly ListingNeed[] }) {
  const { i18n } = useLingui()
  if (needs.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="font-[560]">
        <Trans>Before it can be shown it needs:</Trans>
      </p>
      <ul className="grid gap-1">
        {needs.map((need) => {
          const place = NEED_PLACES[need]
          const words = i18n._(LISTING_NEED_WORDS[need])
          const face = 'inline-flex min-h-6 items-center text-lagoon underline underline-offset-4'
          return (
            <li key={need}>
              {place ? (
                <a href={`#${place}`} className={face}>
                  {words}
                </a>
              ) : (
                <Link to="/user/account-overview" className={face}>
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ListingAction, ListingNeed } from '#graphql/generated/graphql.ts'
import { formatDayTime } from '#session/day-time.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ShareMenu } from '#ui/share-menu.tsx'
import { ActQuestion } from '../act/act-question.tsx'
import { ClosedLines } from '../act/closed-lines.tsx'
import { useListingName } from '../listing-facts.tsx'
import { LISTING_ACTION_WORDS, LISTING_NEED_WORDS, listingEventWords, listingFailureWords } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import { publicListingLink } from '../public-link.ts'
import { useListingActs } from '../use-listing-acts.ts'
import type { EditorPart } from './home-fields.tsx'
import { ListingPreview } from './listing-preview.tsx'
import type { ListingEdit } from './use-listing-edit.ts'

/** Where each need is mended; those of the account on its page. */
const PLACES: Partial<Record<ListingNeed, string>> = {
  PLACE: 'home',
  PROPERTY_TYPE: 'home',
  UNIT_MIX: 'home',
  AREA: 'home',
  SALEABLE_AREA: 'home',
  PRICE: 'price',
  PHOTO: 'photographs',
}

/** What takes a listing from its public page; apart from what is pressed every day. */
const ENDING: ReadonlySet<ListingAction> = new Set(['CLOSE', 'WITHDRAW'])

interface PublishSectionProps extends Pick<EditorPart, 'needs'> {
  edit: ListingEdit
  listing: WrittenListing
}

/** How others will see it, what is still missing, and what can be done with it. */
export function PublishSection({ edit, listing, needs }: PublishSectionProps) {
  const { i18n } = useLingui()
  const acts = useListingActs(listing)
  const router = useRouter()
  const name = useListingName(listing)
  const page = publicListingLink(listing)
  const { daysLeft, may } = listing
  const isWaiting = edit.isUnsaved || edit.isSending
  // what is being written goes first: an act would leave it behind
  const press = async (action: ListingAction) => {
    if (!edit.isUnsaved) return acts.press(action)
    const kept = await edit.send()
    return acts.press(action, { isUnsent: kept === null, hasWritten: kept === null || kept.hasEdits })
  }
  const button = (action: ListingAction) => (
    <Button
      key={action}
      look={action === 'PUBLISH' || action === 'CONFIRM' ? 'primary' : 'secondary'}
      disabled={acts.isSending || edit.isSending || (isWaiting && action === 'PUBLISH') || (action === 'PUBLISH' && needs.length > 0)}
      onClick={() => void press(action)}
    >
      {i18n._(LISTING_ACTION_WORDS[action])}
    </Button>
  )
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
        {acts.failure && !acts.asked ? (
          <p role="alert" className="text-bad">
            {listingFailureWords(i18n, acts.failure.code)}
          </p>
        ) : null}
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
          {may.filter((action) => !ENDING.has(action)).map(button)}
          {page ? (
            <>
              <ButtonLink {...page} look="ghost">
                <Trans>Public page</Trans>
              </ButtonLink>
              <ShareMenu url={`${siteOrigin()}${router.buildLocation(page).publicHref}`} title={name ?? listing.headline} />
            </>
          ) : null}
        </div>
        {may.some((action) => ENDING.has(action)) ? (
          <div className="flex flex-wrap gap-3 border-t border-line pt-4">{may.filter((action) => ENDING.has(action)).map(button)}</div>
        ) : null}
        <ActQuestion listing={listing} acts={acts} onDone={edit.takeOver} />
        <ul className="grid gap-1 text-sm text-ink-2">
          {listing.events.map(({ action, note, date }) => (
            <li key={`${action} ${date}`} className="figures">
              {formatDayTime(date, i18n.locale)} · {listingEventWords(i18n, action)}
              {note ? ` · ${note}` : null}
            </li>
          ))}
        </ul>
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
          const place = PLACES[need]
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

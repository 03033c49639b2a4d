import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ListingAction } from '#graphql/generated/graphql.ts'
import { publicListingLink } from '#property/listing/public-listing-link.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { CopyLink } from '#ui/copy-link.tsx'
import { ActQuestion } from '../act/act-question.tsx'
import { ClosedLines } from '../act/closed-lines.tsx'
import { isWritingLeft } from '../editor/left-writing.ts'
import { ReceivedLine } from '../from-feed/received-line.tsx'
import { ListingPrice, useListingLine, useListingName } from '../listing-facts.tsx'
import { LISTING_ACTION_WORDS, LISTING_STATE_TONES, LISTING_STATE_WORDS, listingFailureWords } from '../listing-words.ts'
import type { ListedListing } from '../listings-data.ts'
import { useListingActs } from '../use-listing-acts.ts'

/** So many days before it runs out a confirmation is asked for. */
const DUE_DAYS = 5

/** One listing of the list: its photograph, what is asked, its state, and what can be done with it at once. */
export function OwnListingCard({ listing }: { listing: ListedListing }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const acts = useListingActs(listing)
  const name = useListingName(listing)
  const line = useListingLine(listing)
  const { id, state, address, headline, cover, daysLeft, may, feed } = listing
  const agency = feed?.agency
  const page = publicListingLink(listing)
  // what was written on this device and never sent would be left behind
  const press = (action: ListingAction) => (isWritingLeft(id, listing.version) ? acts.refuse(action, 'listing-left') : acts.press(action))
  const quick = may.filter((action) => action !== 'PUBLISH' && action !== 'WITHDRAW')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 border-b border-line py-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <CoverPicture id={cover ?? null} />
      <div className="grid content-start gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/user/listings/$listingId"
            params={{ listingId: id }}
            className="inline-flex min-h-6 items-center text-lg font-semibold wrap-anywhere hover:text-lagoon"
          >
            {name ?? <Trans>A home without a name yet</Trans>}
            {address ? ` ${address}` : null}
          </Link>
          <Badge tone={LISTING_STATE_TONES[state]}>{i18n._(LISTING_STATE_WORDS[state])}</Badge>
          {agency ? <Badge tone="quiet">{t`From the system of ${agency}`}</Badge> : null}
        </p>
        <p className="text-ink-2">{line}</p>
        <p className="flex flex-wrap gap-x-3 font-[560]">
          <ListingPrice listing={listing} />
        </p>
        {headline ? <p className="text-ink-2 wrap-anywhere">{headline}</p> : null}
        {feed?.receivedDate ? <ReceivedLine date={feed.receivedDate} /> : null}
        {daysLeft == null || (feed && daysLeft > DUE_DAYS) ? null : (
          <p className={daysLeft <= DUE_DAYS ? 'font-[560] text-caution-ink' : 'text-sm text-ink-3'}>
            <Plural value={daysLeft} one="# day left to confirm" other="# days left to confirm" />
          </p>
        )}
        <ClosedLines listing={listing} />
        {listing.hasEdits ? (
          <p className="text-caution-ink">
            <Trans>Your changes are not shown yet.</Trans>
          </p>
        ) : null}
        {acts.failure && !acts.asked ? (
          <p role="alert" className="text-bad">
            {listingFailureWords(i18n, acts.failure.code)}
          </p>
        ) : null}
        <ActQuestion listing={listing} acts={acts} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/user/listings/$listingId" params={{ listingId: id }} size="small">
            {state === 'CLOSED' || feed ? <Trans>Open</Trans> : <Trans>Edit</Trans>}
          </ButtonLink>
          {quick.map((action) => (
            <Button key={action} size="small" disabled={acts.isSending} onClick={() => press(action)}>
              {i18n._(LISTING_ACTION_WORDS[action])}
            </Button>
          ))}
          {page ? (
            <>
              <CopyLink url={`${siteOrigin()}${router.buildLocation(page).publicHref}`} name={name ?? headline} />
              <ButtonLink {...page} size="small" look="ghost">
                <Trans>Public page</Trans>
              </ButtonLink>
            </>
          ) : null}
        </div>
      </div>
    </li>
  )
}

/** The first photograph; a quiet ground where there is none yet. It stands beside the name, so it says nothing itself. */
function CoverPicture({ id }: { id: string | null }) {
  const face = 'aspect-4/3 w-full rounded border border-line bg-wash object-cover max-sm:max-w-56'
  if (id === null)
    return (
      <span className={`${face} grid place-items-center text-sm text-ink-3`}>
        <Trans>No photograph</Trans>
      </span>
    )
  return <img src={`/files/listings/${id}?small`} alt="" loading="lazy" decoding="async" className={face} />
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { publicListingLink } from '#property/listing/public-listing-link.ts'
import { formatDayTime } from '#session/day-time.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { ShareMenu } from '#ui/share-menu.tsx'
import { ListingPreview } from '../editor/listing-preview.tsx'
import { valuesOf } from '../editor/listing-values.ts'
import { useListingName } from '../listing-facts.tsx'
import { ListingHistory } from '../listing-history.tsx'
import { LISTING_ACTION_WORDS, LISTING_STATE_TONES, LISTING_STATE_WORDS, listingFailureWords } from '../listing-words.ts'
import type { ListingFeed, WrittenListing } from '../listings-data.ts'
import { PhotoSection } from '../photos/photo-section.tsx'
import { useListingActs } from '../use-listing-acts.ts'
import { ReceivedLine } from './received-line.tsx'
import { TourSection } from './tour-section.tsx'

/** A listing that an agency's system sends, as its agent works on it: what the system says stays the system's, what is added here is the agent's. */
export function FeedListing({ listing, feed }: { listing: WrittenListing; feed: ListingFeed }) {
  const { t, i18n } = useLingui()
  const name = useListingName(listing)
  const { agency } = feed
  return (
    <>
      <header className="grid gap-2">
        <h1 className="title flex flex-wrap items-center gap-x-3 text-4xl wrap-anywhere">
          {name ?? <Trans>Listing</Trans>}
          <Badge tone={LISTING_STATE_TONES[listing.state]}>{i18n._(LISTING_STATE_WORDS[listing.state])}</Badge>
          <Badge tone="quiet">{t`From the system of ${agency}`}</Badge>
        </h1>
        {feed.receivedDate ? <ReceivedLine date={feed.receivedDate} /> : null}
      </header>
      <PageSection id="feed" title={<Trans>What the system says</Trans>}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5 lg:grid-cols-2">
          <ListingPreview listing={listing} values={valuesOf(listing)} />
          <div className="grid content-start justify-items-start gap-4">
            <div className="grid max-w-[60ch] gap-2 text-ink-2">
              <p>
                <Trans>
                  Address, price, sizes, words, the system’s own pictures, open houses, and whether the home is sold or withdrawn come from
                  the system of {agency}. They are changed there.
                </Trans>
              </p>
              <p>
                <Trans>
                  What you add here is yours: it stays when the listing is sent again. When the system withdraws the listing, it goes with
                  it, and comes back with it.
                </Trans>
              </p>
            </div>
            <FeedActs listing={listing} feed={feed} />
            <ListingHistory events={listing.events} />
          </div>
        </div>
      </PageSection>
      <PageSection id="tour" title={<Trans>Your virtual tour</Trans>}>
        <TourSection listing={listing} />
      </PageSection>
      <PageSection id="photographs" title={<Trans>Your photographs</Trans>}>
        <PhotoSection listing={listing} isMissing={false} />
      </PageSection>
    </>
  )
}

/** What is left to the agent: that it stands, and an offer that the system does not know of. */
function FeedActs({ listing, feed }: { listing: WrittenListing; feed: ListingFeed }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const acts = useListingActs(listing)
  const name = useListingName(listing)
  const page = publicListingLink(listing)
  const confirmed = formatDayTime(listing.confirmedDate, i18n.locale)
  const { daysLeft } = listing
  return (
    <>
      {daysLeft == null ? null : (
        <p className="figures text-ink-2">
          <Trans>Last confirmed, by you or by the system, {confirmed}.</Trans>{' '}
          <Plural
            value={daysLeft}
            one="It is taken off in # day unless one of you confirms it."
            other="It is taken off in # days unless one of you confirms it."
          />
        </p>
      )}
      {listing.state === 'UNDER_OFFER' ? (
        <p className="max-w-[60ch] text-ink-2">
          {feed.isMarked ? (
            <Trans>Under offer by your own mark. The system still sends it as available.</Trans>
          ) : (
            <Trans>Under offer as the system says.</Trans>
          )}
        </p>
      ) : null}
      {acts.failure ? (
        <p role="alert" className="text-bad">
          {listingFailureWords(i18n, acts.failure.code)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {listing.may.map((action) => (
          <Button
            key={action}
            look={action === 'CONFIRM' ? 'primary' : 'secondary'}
            disabled={acts.isSending}
            onClick={() => acts.press(action)}
          >
            {i18n._(LISTING_ACTION_WORDS[action])}
          </Button>
        ))}
        {page ? (
          <>
            <ButtonLink {...page} look="ghost">
              <Trans>Public page</Trans>
            </ButtonLink>
            <ShareMenu url={`${siteOrigin()}${router.buildLocation(page).publicHref}`} title={name ?? listing.headline} />
          </>
        ) : null}
      </div>
    </>
  )
}

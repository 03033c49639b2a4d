import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { formatCount } from '#lib/format.ts'
import { ListingChoice } from '#property/tour/place/listing-choice.tsx'
import { useTourListings } from '#property/tour/place/use-tour-listings.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { orderFailureWords } from '../order-words.tsx'
import type { OpenedOrder } from './orders-data.ts'
import { usePhotosIntoListing } from './use-photos-into-listing.ts'

const PICTURES: ReadonlySet<string> = new Set(['JPEG', 'PNG', 'WEBP'])

/** The delivered photographs of an order, put into one of the agent's listings by one press; nothing without both. */
export function PhotosIntoListing({ order: { country, home, files } }: { order: OpenedOrder }) {
  const { t, i18n } = useLingui()
  const id = useId()
  const listings = useTourListings(country)
  const [chosen, choose] = useState<string | null>(null)
  const { put, way, failure } = usePhotosIntoListing()
  const pictures = files.filter(({ side, kind, isDelivered }) => side === 'VENDOR' && isDelivered && PICTURES.has(kind))
  if (pictures.length === 0 || !listings || listings.length === 0) return null
  // the one that advertises a home of the order's project, where there is one
  const [fitting, ...others] = listings.filter((one) => home && one.typeGroup === home.typeGroup && one.projectSlug === home.slug)
  const listing = chosen ?? (others.length === 0 ? fitting?.id : undefined) ?? ''
  const missing = pictures.filter((one) => !one.listings.includes(listing))
  const [done, all] = [formatCount((way?.done ?? 0) + 1, i18n.locale), formatCount(way?.of ?? 0, i18n.locale)]
  return (
    <section aria-labelledby={id} className="grid max-w-[40rem] grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h3 id={id} className="title text-lg">
        <Trans>Photographs for a listing</Trans>
      </h3>
      <p className="text-ink-2">
        <Trans>They go behind its pictures, in the order in which they were delivered, and are made smaller on this device.</Trans>
      </p>
      <div className="w-full">
        <ListingChoice label={t`Your listing`} listings={listings} value={listing} onValue={choose} disabled={way !== null} />
      </div>
      {listing !== '' && missing.length === 0 ? (
        <>
          <p role="status">
            <Trans>All of them are in this listing.</Trans>
          </p>
          <ButtonLink to="/user/listings/$listingId" params={{ listingId: listing }} hash="photographs">
            <Trans>Open the listing</Trans>
          </ButtonLink>
        </>
      ) : (
        <Button
          disabled={listing === '' || way !== null}
          onClick={() =>
            void put(
              listing,
              missing.map((one) => one.id),
            )
          }
        >
          <Plural value={missing.length} one="Put # photograph into the listing" other="Put # photographs into the listing" />
        </Button>
      )}
      <p role="status" className="figures text-ink-2">
        {way === null ? null : way.isLost ? (
          <Trans>No connection. It goes on by itself.</Trans>
        ) : (
          <Trans>
            Photograph {done} of {all}
          </Trans>
        )}
      </p>
      {failure ? (
        <p role="alert" className="text-bad">
          {orderFailureWords(i18n, failure)}
        </p>
      ) : null}
    </section>
  )
}

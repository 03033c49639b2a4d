import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { publicListingLink } from '#property/listing/public-listing-link.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ShareMenu } from '#ui/share-menu.tsx'
import { useListingName } from '../listing-facts.tsx'
import type { WrittenListing } from '../listings-data.ts'

const isShown = ({ state }: Pick<WrittenListing, 'state'>): boolean => state === 'LIVE' || state === 'UNDER_OFFER'

/** Right after a listing has been published on this page: where it is, and how it is shared. Whoever pressed the button, which is gone, goes on from here. */
export function ShownNow({ listing }: { listing: WrittenListing }) {
  const [wasHidden, setWasHidden] = useState(!isShown(listing))
  if (!(wasHidden || isShown(listing))) setWasHidden(true)
  const page = publicListingLink(listing)
  return wasHidden && isShown(listing) && page ? <ShownPanel listing={listing} page={page} /> : null
}

function ShownPanel({ listing, page }: { listing: WrittenListing; page: NonNullable<ReturnType<typeof publicListingLink>> }) {
  const router = useRouter()
  const name = useListingName(listing)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="shown-now" className="grid justify-items-start gap-3 rounded border border-line bg-sheet p-5">
      <h2 id="shown-now" tabIndex={-1} ref={title} className="title text-2xl">
        <Trans>It is shown now</Trans>
      </h2>
      <p className="max-w-[60ch] text-ink-2">
        <Trans>Everybody finds it in the search. Send the link to those who wait for such a home.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ShareMenu url={`${siteOrigin()}${router.buildLocation(page).publicHref}`} title={name ?? listing.headline} look="primary" />
        <ButtonLink {...page}>
          <Trans>See it as visitors do</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}

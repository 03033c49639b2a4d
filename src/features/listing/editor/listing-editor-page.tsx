import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData } from '@tanstack/react-router'
import { lazy } from 'react'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { NotForListings } from '../desk/not-for-listings.tsx'

// signed-out visitors, who are asked to sign in first, need none of it
const FeedListing = lazy(async () => ({ default: (await import('../from-feed/feed-listing.tsx')).FeedListing }))
const ListingEditor = lazy(async () => ({ default: (await import('./listing-editor.tsx')).ListingEditor }))

/** Where a listing is written, shown as others will see it, and moved on; of one that a feed sends, what its agent adds to it. */
export function ListingEditorPage() {
  const answer = useLoaderData({ from: '/_default/user/listings/$listingId' })
  if (!answer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <Link
        to="/user/listings"
        className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4"
      >
        <Trans>All listings</Trans>
      </Link>
      {answer.ok ? (
        <OnceAwake fallback={<EditorTitle />}>
          {answer.value.feed ? (
            <FeedListing key={answer.value.id} listing={answer.value} feed={answer.value.feed} />
          ) : (
            <ListingEditor key={answer.value.id} listing={answer.value} />
          )}
        </OnceAwake>
      ) : (
        <>
          <EditorTitle />
          <NotForListings code={answer.failure.code}>
            {answer.failure.code === 'listing-unknown' ? (
              <FailedPanel title={<Trans>This listing is not among yours.</Trans>} />
            ) : (
              <FailedPanel title={<Trans>The listing could not be loaded</Trans>} />
            )}
          </NotForListings>
        </>
      )}
    </div>
  )
}

const EditorTitle = () => (
  <h1 className="title text-4xl">
    <Trans>Listing</Trans>
  </h1>
)

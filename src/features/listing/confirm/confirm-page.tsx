import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fail } from '#lib/result.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { ListingPrice, useListingLine, useListingName } from '../listing-facts.tsx'
import { listingFailureWords } from '../listing-words.ts'
import type { ListingToConfirm } from '../listings-data.ts'

const route = getRouteApi('/_default/listing/$token')

/** The page behind a letter's link: one press says that the listing still stands. Needs no login; opening it alone changes nothing. */
export function ConfirmPage() {
  const answer = route.useLoaderData()
  const { i18n } = useLingui()
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-9 pb-20">
      <h1 className="title text-3xl sm:text-4xl">
        <Trans>Confirm a listing</Trans>
      </h1>
      {answer.ok ? (
        <Named listing={answer.value} />
      ) : answer.failure.code === 'listing-link' ? (
        <>
          <p role="alert" className="max-w-[58ch] border-s-2 border-caution ps-4 text-lg font-[560]">
            {listingFailureWords(i18n, 'listing-link')}
          </p>
          <OwnListingsLink />
        </>
      ) : (
        <FailedPanel title={<Trans>The listing could not be loaded</Trans>} />
      )}
    </div>
  )
}

function Named({ listing }: { listing: ListingToConfirm }) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { token } = route.useParams()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const name = useListingName({ ...listing, street: '' })
  const line = useListingLine({ ...listing, areaSqm: null })
  const isShown = listing.state === 'LIVE' || listing.state === 'UNDER_OFFER'
  const confirm = async () => {
    setSending(true)
    const answer = await import('../listing.functions.ts')
      .then(({ sendConfirmation }) => sendConfirmation({ data: { token } }))
      .catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure.code)
    if (answer.ok) await router.invalidate()
  }
  return (
    <>
      <div className="grid gap-1">
        <p className="title text-2xl wrap-anywhere">{name}</p>
        <p className="text-ink-2">{line}</p>
        <p className="font-[560]">
          <ListingPrice listing={listing} />
        </p>
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          {listingFailureWords(i18n, failure)}
        </p>
      ) : null}
      {listing.isConfirmed ? (
        <p role="status" className="text-lg font-[560]">
          <Trans>Confirmed. It is shown for another 30 days.</Trans>
        </p>
      ) : isShown ? (
        <div>
          <Button look="primary" size="large" disabled={isSending} onClick={() => void confirm()}>
            <Trans>It still stands</Trans>
          </Button>
        </div>
      ) : (
        <p className="max-w-[58ch] text-lg">
          <Trans>It is not shown any more, so there is nothing to confirm.</Trans>
        </p>
      )}
      <OwnListingsLink />
    </>
  )
}

const OwnListingsLink = () => (
  <div>
    <ButtonLink to="/user/listings">
      <Trans>My listings</Trans>
    </ButtonLink>
  </div>
)

import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { ListingActivity } from '#graphql/generated/enumerations.ts'
import { fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { NotForListings } from '../desk/not-for-listings.tsx'
import { emptyListing, inputOf } from '../editor/listing-values.ts'
import { LISTING_ACTIVITY_WORDS, listingFailureWords } from '../listing-words.ts'

/** Where a listing begins: with what is offered a draft is made, which keeps itself from then on. */
export function NewListingPage() {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { country, locale, viewer } = useRouteContext({ from: '__root__' })
  // one key for all tries: a repeated one is the same draft
  const [key] = useState(() => crypto.randomUUID())
  const [activity, setActivity] = useState<ListingActivity>('SALE')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  if (!viewer.isLoggedIn) return null
  const begin = async () => {
    setSending(true)
    const input = inputOf({ ...emptyListing(locale), activity })
    const answer = await import('../listing.functions.ts')
      .then(({ sendListing }) => sendListing({ data: { key, id: null, version: 0, country, input, isUnpublished: false } }))
      .catch(() => fail('network', 'unreachable'))
    if (answer.ok) return navigate({ to: '/user/listings/$listingId', params: { listingId: answer.value.id } })
    setSending(false)
    setFailure(answer.failure.code)
  }
  const form = (
    <ScriptForm
      className="grid justify-items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void begin()
      }}
    >
      <RadioGroup<ListingActivity>
        legend={t`What is offered`}
        value={activity}
        onValue={setActivity}
        options={ListingActivity.map((value) => ({ value, label: i18n._(LISTING_ACTIVITY_WORDS[value]) }))}
      />
      {failure ? (
        <p role="alert" className="text-bad">
          {listingFailureWords(i18n, failure)}
        </p>
      ) : null}
      <Button type="submit" look="primary" size="large" disabled={isSending}>
        <Trans>Begin a draft</Trans>
      </Button>
      <p className="max-w-[60ch] text-sm text-ink-3">
        <Trans>It is seen by nobody until you publish it, and keeps itself while you write.</Trans>
      </p>
    </ScriptForm>
  )
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <div className="grid gap-1">
        <Link
          to="/user/listings"
          className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4"
        >
          <Trans>All listings</Trans>
        </Link>
        <h1 className="title text-4xl">
          <Trans>New listing</Trans>
        </h1>
      </div>
      {failure === null ? form : <NotForListings code={failure}>{form}</NotForListings>}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ListingToursQuery } from '#graphql/generated/graphql.ts'
import { fail } from '#lib/result.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { listingFailureWords } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'

type Tour = ListingToursQuery['ownTours'][number]

/** The agent's tours in the listing's country, asked for when the page is open; null until they are there. */
function useTours(country: WrittenListing['country']) {
  const [tours, setTours] = useState<readonly Tour[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const look = async () => {
    const { fetchListingTours } = await import('./listing-tours.functions.ts')
    const answer = await fetchListingTours().catch(() => fail('network', 'unreachable'))
    if (answer.ok) setTours(answer.value.ownTours.filter((one) => one.country === country))
    else setFailure(answer.failure.code)
  }
  const hang = async ({ id, version, projectTypeGroup, projectSlug }: Tour, listing: string | null) => {
    const { hangTour } = await import('./listing-tours.functions.ts')
    const project = projectTypeGroup && projectSlug ? { typeGroup: projectTypeGroup, slug: projectSlug } : null
    const answer = await hangTour({ data: { id, version, country, listing, project } }).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure.code)
    await look()
  }
  const begin = useEffectEvent(() => void look())
  useEffect(() => begin(), [])
  return { tours, failure, hang }
}

/** The tours that show a listing, taken off here, and another one that is hung on it. */
export function TourSection({ listing: { id, country, state } }: { listing: WrittenListing }) {
  const { t, i18n } = useLingui()
  const { tours, failure, hang } = useTours(country)
  const [chosen, choose] = useState('')
  const [isSending, setSending] = useState(false)
  const own = (tours ?? []).filter((one) => one.listing?.id === id)
  const others = (tours ?? []).filter((one) => one.listing?.id !== id)
  const titleOf = ({ title }: Tour) => title || t`Tour without a title`
  const send = async (tour: Tour | undefined, listing: string | null) => {
    if (!tour) return
    setSending(true)
    await hang(tour, listing)
    setSending(false)
    choose('')
  }
  return (
    <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      {failure ? (
        <p role="alert" className="text-bad">
          {listingFailureWords(i18n, failure)}
        </p>
      ) : null}
      <ul aria-label={t`Tours that show this listing`} className="grid gap-2 empty:hidden">
        {own.map((tour) => (
          <li key={tour.id} className="flex flex-wrap items-center justify-between gap-3 rounded border border-line p-3">
            <span className="min-w-0 wrap-anywhere">
              {titleOf(tour)}
              {tour.state === 'LIVE' ? null : (
                <span className="text-ink-3">
                  {' · '}
                  <Trans>not published yet</Trans>
                </span>
              )}
            </span>
            <span className="flex flex-wrap gap-2">
              <ButtonLink to="/user/tours/$tourId" params={{ tourId: tour.id }} size="small">
                <Trans>Open it in the studio</Trans>
              </ButtonLink>
              <Button size="small" look="ghost" disabled={isSending} onClick={() => void send(tour, null)}>
                <Trans>Take off</Trans>
                <span className="sr-only"> {titleOf(tour)}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {tours && others.length === 0 && own.length === 0 ? (
        <p className="text-ink-2">
          <Trans>You have no virtual tour yet. Make one in the studio, or order one; then it can be hung on this listing.</Trans>
        </p>
      ) : null}
      {others.length > 0 && state !== 'CLOSED' ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-60 flex-1">
            <Field label={t`A tour of this home`}>
              {(control) => (
                <Select
                  {...control}
                  value={chosen}
                  onValue={choose}
                  options={[{ value: '', label: t`Choose` }, ...others.map((tour) => ({ value: tour.id, label: titleOf(tour) }))]}
                />
              )}
            </Field>
          </div>
          <Button
            disabled={chosen === '' || isSending}
            onClick={() =>
              void send(
                others.find((one) => one.id === chosen),
                id,
              )
            }
          >
            <Trans>Hang it on this listing</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  )
}

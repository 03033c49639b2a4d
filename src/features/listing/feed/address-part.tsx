import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { feedFailureWords } from '#property/feed/feed-words.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { ManagedFeed } from './feed-data.ts'
import { FeedFailure } from './feed-failure.tsx'
import { useFeedAct } from './use-feed-act.ts'

const ADDRESS_MAX_CHARS = 1_000

/** How often a file is fetched. */
const HOURS_WORDS = new Map([
  [1, msg`Every hour`],
  [6, msg`Every six hours`],
  [24, msg`Once a day`],
])

/** Or an address that files are fetched from: how often, when one came last, and why none does. */
export function AddressPart({ source }: { source: ManagedFeed }) {
  const { fetchUrl } = source
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fetchUrl ? <FetchState source={source} /> : null}
      <div>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {fetchUrl ? <Trans>Change the address</Trans> : <Trans>Fetch files from an address</Trans>}
        </Button>
      </div>
      {isOpen ? <AddressForm source={source} /> : null}
    </div>
  )
}

function FetchState({ source: { fetchUrl, fetchHours, fetchedAt, fetchFault, fetchFailures, approval } }: { source: ManagedFeed }) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere">
        <code>{fetchUrl}</code>
      </p>
      <p className="figures text-sm text-ink-2">
        {approval !== 'APPROVED' ? (
          <Trans>Fetched once the feed is approved.</Trans>
        ) : (
          <>
            {i18n._(HOURS_WORDS.get(fetchHours) ?? msg`Once a day`)}.{' '}
            {fetchedAt ? <Trans>The last file came {formatDayTime(fetchedAt, i18n.locale)}.</Trans> : null}
          </>
        )}
      </p>
      {fetchFault ? (
        <p className="text-bad">
          {i18n._(feedFailureWords(`fetch-${fetchFault}`))}{' '}
          <Plural
            value={fetchFailures}
            one="It is tried again within the hour."
            other="# fetches in a row have failed; it is tried again within the hour."
          />
        </p>
      ) : null}
    </div>
  )
}

function AddressForm({ source: { fetchUrl, fetchWhole, fetchHours } }: { source: ManagedFeed }) {
  const { t, i18n } = useLingui()
  const { act, code, isSending } = useFeedAct()
  const [address, setAddress] = useState(fetchUrl ?? '')
  const [isWhole, setWhole] = useState(fetchWhole)
  const [hours, setHours] = useState(String(fetchHours))
  const keep = (said: string) => void act(({ saveAddress }) => saveAddress({ data: { address: said, isWhole, hours: Number(hours) } }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep(address.trim() || 'https://')
  }
  const isOfAddress = code === 'feed-address' || code?.startsWith('fetch-') === true
  return (
    <form
      method="post"
      aria-label={t`Address of your files`}
      onSubmit={submit}
      className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2"
    >
      <div className="sm:col-span-2">
        <Field
          label={t`Address`}
          hint={t`It begins with https:// and is public.`}
          error={isOfAddress ? i18n._(feedFailureWords(code ?? '')) : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="address"
              inputMode="url"
              autoComplete="off"
              maxLength={ADDRESS_MAX_CHARS}
              value={address}
              onValue={setAddress}
            />
          )}
        </Field>
      </div>
      <Field label={t`How often`}>
        {(control) => (
          <Select
            {...control}
            name="hours"
            className="w-full"
            value={hours}
            onValue={setHours}
            options={[...HOURS_WORDS].map(([value, words]) => ({ value: String(value), label: i18n._(words) }))}
          />
        )}
      </Field>
      <Checkbox
        name="fetchWhole"
        className="sm:col-span-2"
        label={t`It holds all that you advertise: what is not in it is withdrawn.`}
        value={isWhole}
        onValue={setWhole}
      />
      <div className="grid justify-items-start gap-3 sm:col-span-2">
        {isOfAddress ? null : <FeedFailure code={code} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={isSending}>
            {isSending ? <Trans>Reading</Trans> : <Trans>Fetch a file and try it out</Trans>}
          </Button>
          {fetchUrl ? (
            <Button disabled={isSending} onClick={() => keep('')}>
              <Trans>Stop fetching</Trans>
            </Button>
          ) : null}
        </div>
      </div>
    </form>
  )
}

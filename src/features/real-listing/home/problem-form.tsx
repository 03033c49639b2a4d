import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { LISTING_PROBLEM_MAX_CHARS, LISTING_PROBLEMS, type ListingProblem } from '#graphql/listing-kinds.ts'
import { recordOf } from '#lib/records.ts'
import { type Failure, fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { listedFailureWords } from './listing-failures.ts'

const problemWords: Record<ListingProblem, MessageDescriptor> = {
  gone: msg`It is sold, let or was never there`,
  price: msg`The price is not the real one`,
  facts: msg`Size, floor or another fact is wrong`,
  pictures: msg`The pictures are of another home`,
  'not-theirs': msg`The agent may not advertise it`,
  duplicate: msg`The same home is listed twice`,
  other: msg`Something else`,
}

interface ProblemFormProps {
  home: Pick<ListedHomeFragment, 'id' | 'advertisers'>
  country: CountryCode
}

/** Says that something is wrong with an advertisement, or with the page as a whole. */
export function ProblemForm({ home, country }: ProblemFormProps) {
  const { i18n, t } = useLingui()
  const { entered, enter, reason, setReason, isSending, isSent, failure, send } = useProblem(home.id, country)
  if (isSent)
    return (
      <p role="status" className="max-w-[60ch] pt-3">
        <Trans>Thank you. Somebody looks at it, and asks whoever advertises the home.</Trans>
      </p>
    )
  return (
    <ScriptForm
      noValidate
      aria-label={t`Report a problem`}
      onSubmit={(event) => void send(event)}
      className="grid max-w-[40rem] gap-5 pt-3"
    >
      <RadioGroup<ListingProblem>
        legend={<Trans>What is wrong?</Trans>}
        required
        value={reason}
        onValue={setReason}
        options={LISTING_PROBLEMS.map((value) => ({ value, label: i18n._(problemWords[value]) }))}
      />
      <Field label={t`With which advertisement`}>
        {(control) => (
          <Select
            {...control}
            value={entered.listing}
            onValue={enter('listing')}
            options={[
              { value: '', label: t`The page as a whole` },
              ...home.advertisers.map(({ id, agentName, agency }) => ({ value: id, label: `${agentName}, ${agency}` })),
            ]}
          />
        )}
      </Field>
      <Field label={t`In a few words`}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            maxLength={LISTING_PROBLEM_MAX_CHARS}
            value={entered.text}
            onValue={enter('text')}
            className="min-h-20"
          />
        )}
      </Field>
      <Field label={t`E-mail`} hint={t`If you want an answer.`}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={entered.email}
            onValue={enter('email')}
          />
        )}
      </Field>
      <div aria-hidden="true" className="sr-only">
        <TextInput name="website" tabIndex={-1} autoComplete="off" value={entered.website} onValue={enter('website')} />
      </div>
      {failure ? (
        <p role="alert" className="text-bad">
          {i18n._(listedFailureWords(failure.code))}
        </p>
      ) : null}
      <Button type="submit" disabled={isSending || reason === null} className="justify-self-start">
        {isSending ? <Trans>Sending</Trans> : <Trans>Report it</Trans>}
      </Button>
    </ScriptForm>
  )
}

const EMPTY = recordOf(['listing', 'text', 'email', 'website'], () => '')

function useProblem(group: string, country: CountryCode) {
  const [entered, setEntered] = useState(EMPTY)
  const [reason, setReason] = useState<ListingProblem | null>(null)
  const [key] = useState(() => crypto.randomUUID())
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const enter = (field: keyof typeof EMPTY) => (value: string) => setEntered((old) => ({ ...old, [field]: value }))
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (reason === null) return
    setSending(true)
    const { reportListing } = await import('./listed-home.functions.ts')
    const data = { ...entered, key, country, group, listing: entered.listing || null, reason }
    const answer = await reportListing({ data }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    setSent(answer.ok)
  }
  return { entered, enter, reason, setReason, isSending, isSent, failure, send }
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ListingProblem } from '#graphql/generated/graphql.ts'
import { LISTING_PROBLEM_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { fail, type Result } from '#lib/result.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Panel } from '#ui/panel.tsx'
import type { ProblemPage } from '../desk-page.ts'

type Problem = ProblemPage['nodes'][number]

const REASON_WORDS: Record<ListingProblem, MessageDescriptor> = {
  GONE: msg`It is sold or let already`,
  PRICE: msg`The price is wrong`,
  FACTS: msg`The facts are wrong`,
  PICTURES: msg`The pictures are wrong`,
  NOT_THEIRS: msg`The agent has no right to advertise it`,
  DUPLICATE: msg`It is advertised twice`,
  OTHER: msg`Something else`,
}

/** What people say is wrong with advertisements, the newest first, with what can be done about it. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { t } = useLingui()
  if (problems.length === 0)
    return (
      <Panel kind="empty" title={<Trans>Nobody says that anything is wrong</Trans>}>
        <Trans>What readers report of an advertisement waits here until it is settled.</Trans>
      </Panel>
    )
  return (
    <ul aria-label={t`Problems, the newest first`} className="border-t border-line">
      {problems.map((problem) => (
        <ProblemItem key={problem.id} problem={problem} />
      ))}
    </ul>
  )
}

function ProblemItem({ problem }: { problem: Problem }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [key] = useState(() => crypto.randomUUID())
  const [note, setNote] = useState('')
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const { id, reason, text, email, homeName, agentName, agency, isAdvertised, isHeld, isSuspected, createdDate } = problem
  const send = async (action: 'settle' | 'withdraw' | 'allow') => {
    setSending(true)
    const answer = await import('./problem.functions.ts')
      .then(
        ({ settleListingReport, allowListingAgain }): Promise<Result<unknown>> =>
          action === 'allow'
            ? allowListingAgain({ data: { key, id, note } })
            : settleListingReport({ data: { key, id, note, withdraws: action === 'withdraw' } }),
      )
      .catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailed(!answer.ok)
    await router.invalidate()
  }
  const facts = [homeName, agentName, agency].filter(Boolean).join(' · ')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line py-5">
      <p className="text-lg font-semibold">{i18n._(REASON_WORDS[reason])}</p>
      <p className="text-ink-2 wrap-anywhere">{facts || <Trans>The advertisement is gone meanwhile.</Trans>}</p>
      {isSuspected ? (
        <p className="text-caution-ink">
          <Trans>A machine may have written this: a field that people do not see was filled in. The agent has not been told.</Trans>
        </p>
      ) : null}
      {isHeld ? (
        <p className="text-caution-ink">
          <Trans>We have withdrawn the advertisement. Its agent cannot publish it.</Trans>
        </p>
      ) : null}
      {text ? <p className="max-w-[64ch] whitespace-pre-line wrap-anywhere">{text}</p> : null}
      <p className="figures text-sm text-ink-3 wrap-anywhere">
        {[formatDayTime(createdDate, i18n.locale), email].filter(Boolean).join(' · ')}
      </p>
      <div className="max-w-[44rem]">
        <Field label={t`Note`} hint={t`The agent reads it where the advertisement is withdrawn.`} required>
          {(control) => <TextArea {...control} maxLength={LISTING_PROBLEM_MAX_CHARS} value={note} onValue={setNote} />}
        </Field>
      </div>
      {hasFailed ? (
        <p role="alert" className="text-bad">
          <Trans>This could not be done. Nothing is lost; try again in a moment.</Trans>
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isHeld ? (
          <Button disabled={isSending || note.trim() === ''} onClick={() => void send('allow')}>
            <Trans>Let it be published again</Trans>
          </Button>
        ) : (
          <Button disabled={isSending || note.trim() === ''} onClick={() => void send('settle')}>
            <Trans>Settle</Trans>
          </Button>
        )}
        {isAdvertised ? (
          <Button look="ghost" disabled={isSending || note.trim() === ''} onClick={() => void send('withdraw')}>
            <Trans>Withdraw the advertisement</Trans>
          </Button>
        ) : null}
      </div>
    </li>
  )
}

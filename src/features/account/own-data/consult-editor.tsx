import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { OwnConsultsQuery } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { failureWords } from '../editor/messages.ts'
import type { EditorProps } from '../own-account.ts'

type Consult = OwnConsultsQuery['ownContactConsults'][number]

const UNREACHABLE = { ok: false as const, failure: { layer: 'network', code: 'unreachable' } satisfies Failure }

/** §3 contact consults of the person, the newest first. */
export default function ConsultEditor({ account, cancel }: EditorProps) {
  const { i18n } = useLingui()
  const [answer, setAnswer] = useState<{ ok: true; value: Consult[] } | { ok: false; failure: Failure } | null>(null)
  useEffect(() => {
    void ask().then(setAnswer)
  }, [])
  return (
    <div className="grid gap-3">
      {!answer ? <Skeleton className="h-16" /> : null}
      {answer && !answer.ok ? (
        <p role="alert" className="text-bad">
          {failureWords(i18n, answer.failure)}
        </p>
      ) : null}
      {answer?.ok && answer.value.length === 0 ? <NoConsult isConfirmed={account.isEmailVerified} /> : null}
      {answer?.ok ? (
        <ul className="grid gap-3">
          {answer.value.map(({ id, message, createdDate }) => (
            <li key={id} className="border-b border-line-2 pb-3 text-base">
              <time dateTime={createdDate} className="text-sm text-ink-3">
                {formatDay(createdDate, i18n.locale)}
              </time>
              <p className="max-w-[72ch] whitespace-pre-line">{message}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/contact" size="small">
          <Trans>Write to us</Trans>
        </ButtonLink>
        <Button look="ghost" size="small" onClick={cancel}>
          <Trans>Close the list</Trans>
        </Button>
      </div>
    </div>
  )
}

const NoConsult = ({ isConfirmed }: { isConfirmed: boolean }) => (
  <p className="text-base text-ink-2">
    {isConfirmed ? (
      <Trans>You have not written to us from this address.</Trans>
    ) : (
      <Trans>Messages are shown once your e-mail address is confirmed, because anybody could have typed it into the form.</Trans>
    )}
  </p>
)

const ask = async () => (await import('./own-data.functions.ts')).fetchConsults().catch(() => UNREACHABLE)

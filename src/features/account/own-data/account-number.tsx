import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Result } from '#lib/result.ts'
import { AccountRow } from '#ui/account-row.tsx'
import { Button } from '#ui/button.tsx'
import { failureWords } from '../editor/messages.ts'

const UNREACHABLE: Result<never> = { ok: false, failure: { layer: 'network', code: 'unreachable' } }

/** The public identifier of the account, shown when it is asked for. */
export function AccountNumber() {
  const { i18n, t } = useLingui()
  const [answer, setAnswer] = useState<Result<string> | null>(null)
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    const { fetchAccountNumber } = await import('./own-data.functions.ts')
    setAnswer(await fetchAccountNumber().catch(() => UNREACHABLE))
    setAsking(false)
  }
  return (
    <AccountRow
      title={<Trans>Account number</Trans>}
      action={
        answer?.ok ? null : (
          <Button size="small" aria-label={t`Show the account number`} disabled={isAsking} onClick={ask}>
            <Trans>Show</Trans>
          </Button>
        )
      }
    >
      <span className="text-ink-2">
        <Trans>Names your account where you write to us. It never changes.</Trans>
      </span>
      <span role="status" className="figures break-all empty:hidden">
        {answer?.ok ? answer.value : ''}
      </span>
      {answer && !answer.ok ? (
        <span role="alert" className="text-base text-bad">
          {failureWords(i18n, answer.failure)}
        </span>
      ) : null}
    </AccountRow>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { formatMoney } from '#lib/format.ts'
import { fail, type Result } from '#lib/result.ts'
import { formatDay } from '#session/day-time.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { PersonInvoice } from './person-data.ts'
import { personFailureWords } from './person-words.ts'

/** What the card service billed. It is asked late, and may fail alone. */
export function PersonInvoices({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const [answer, setAnswer] = useState<Result<readonly PersonInvoice[]> | null>(null)
  useEffect(() => {
    let isCurrent = true
    setAnswer(null)
    void import('./person.functions.ts')
      .then(({ fetchPersonInvoices }) => fetchPersonInvoices({ data: { id } }))
      .catch(() => fail('network', 'unreachable'))
      .then((found) => isCurrent && setAnswer(found))
    return () => {
      isCurrent = false
    }
  }, [id])
  if (!answer) return <Skeleton className="h-16" />
  if (!answer.ok) return <p className="py-3 text-ink-2">{personFailureWords(i18n, answer.failure)}</p>
  if (answer.value.length === 0)
    return (
      <p className="py-3 text-ink-2">
        <Trans>No invoices yet.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`Invoices, the newest first`}>
      {answer.value.map(({ id: invoice, number, status, createdDate, total, currencyCode }) => (
        <li key={invoice} className="figures flex flex-wrap gap-x-4 border-b border-line-2 py-2">
          <span className="font-[560]">{number ?? '–'}</span>
          {/* as the card service says it */}
          <code>{status}</code>
          <span>{formatMoney(total / 100, currencyCode, i18n.locale, { fractionDigits: 2 })}</span>
          <span className="text-ink-3">{formatDay(createdDate, i18n.locale)}</span>
        </li>
      ))}
    </ul>
  )
}

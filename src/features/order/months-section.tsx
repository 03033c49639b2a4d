import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderInvoicesQuery, OrderMonthsQuery } from '#graphql/generated/graphql.ts'
import { formatMonthText } from '#lib/format.ts'
import type { Failure, Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { formatCents } from './order-money.ts'
import { orderFailureWords } from './order-words.tsx'

type OrderMonth = OrderMonthsQuery['orderMonths'][number]

/** Asks for the invoices of a month with one other side. */
export type FetchMonth = (month: Pick<OrderMonth, 'month'> & { other: string }) => Promise<Result<OrderInvoicesQuery>>

/** What was invoiced in each month with each other side, as one document a month. */
export function MonthsSection({ months, fetchMonth }: { months: Result<OrderMonthsQuery>; fetchMonth: FetchMonth }) {
  if (months.ok && months.value.orderMonths.length === 0) return null
  return (
    <PageSection title={<Trans>Invoices</Trans>}>
      {months.ok ? (
        <ul className="grid pt-2">
          {months.value.orderMonths.map((month) => (
            <MonthRow key={`${month.month} ${month.otherId} ${month.country}`} month={month} fetchMonth={fetchMonth} />
          ))}
        </ul>
      ) : (
        <p className="pt-4 text-ink-2">
          <Trans>The invoices could not be loaded. Try again in a moment.</Trans>
        </p>
      )}
    </PageSection>
  )
}

function MonthRow({ month, fetchMonth }: { month: OrderMonth; fetchMonth: FetchMonth }) {
  const { i18n, t } = useLingui()
  const [state, setState] = useState<'rest' | 'making' | Failure>('rest')
  const { orders } = month
  const name = formatMonthText(month.month, i18n.locale)
  const sum = formatCents(month.totalCents, month.country, i18n.locale)
  const save = async () => {
    setState('making')
    try {
      const [{ saveInvoices }, answer] = await Promise.all([
        import('./invoice/save-invoices.ts'),
        fetchMonth({ month: month.month, other: month.otherId }),
      ])
      if (!answer.ok) return setState(answer.failure)
      await saveInvoices(answer.value.orderInvoices, `${month.month}-${month.otherName}`, i18n)
      setState('rest')
    } catch {
      setState({ layer: 'network', code: 'unreachable' })
    }
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <span className="min-w-0">
        <span className="font-[560]">{name}</span> · {month.otherName}
        <span className="figures block text-sm text-ink-3">
          <Trans>Orders: {orders}</Trans> · {sum}
        </span>
      </span>
      <span className="grid justify-items-end gap-1">
        <Button size="small" disabled={state === 'making'} onClick={() => void save()} aria-label={t`Statement of ${name} as PDF`}>
          {state === 'making' ? <Trans>Being made</Trans> : <Trans>Statement (PDF)</Trans>}
        </Button>
        {typeof state === 'object' ? (
          <span role="alert" className="text-sm text-bad">
            {orderFailureWords(i18n, state)}
          </span>
        ) : null}
      </span>
    </li>
  )
}

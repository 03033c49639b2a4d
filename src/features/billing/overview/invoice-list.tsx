import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import type { PlanSeller } from '#market/country.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { formatDay } from '#session/day-time.ts'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Column, DataTable } from '#ui/table/data-table.tsx'
import { moneyText } from '../plan-money.ts'
import { billingFailureWords } from '../plan-words.ts'
import { invoiceStatus, planInvoiceText, type ShownInvoice } from './invoice-words.ts'

/** Invoices, the newest first, each as a PDF. The card service is asked for them, so they come late and fail alone. */
export default function InvoiceList({ country }: { country: CountryCode }) {
  const { t, i18n } = useLingui()
  const { invoices, seller, hasMore, failure, isAsking, more } = useInvoices(country)
  if (failure)
    return (
      <div role="alert" className="grid justify-items-start gap-2 text-base text-ink-2">
        {billingFailureWords(i18n, failure)}
        <Button size="small" onClick={() => void more()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  if (!invoices) return <Skeleton className="h-16" />
  if (invoices.length === 0)
    return (
      <span className="text-ink-2">
        <Trans>None yet</Trans>
      </span>
    )
  const money = ({ total, currencyCode }: ShownInvoice) => moneyText(total, currencyCode, i18n.locale)
  const columns: Column<ShownInvoice>[] = [
    {
      key: 'number',
      header: t`Number`,
      cell: (invoice) => (
        <>
          <span className="figures font-[560]">{invoice.number ?? '–'}</span>
          <span className="figures block text-sm text-ink-2 sm:hidden">
            {formatDay(invoice.createdDate, i18n.locale)} · {invoiceStatus(i18n, invoice.status)}
          </span>
        </>
      ),
    },
    { key: 'date', header: t`Date`, wideOnly: true, cell: ({ createdDate }) => formatDay(createdDate, i18n.locale) },
    { key: 'state', header: t`State`, wideOnly: true, cell: ({ status }) => invoiceStatus(i18n, status) },
    { key: 'total', header: t`Amount`, numeric: true, cell: money },
    { key: 'paper', header: t`PDF`, cell: (invoice) => <PaperButton invoice={invoice} seller={seller} /> },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <div className="w-full">
        <DataTable caption={t`Invoices, newest first`} captionHidden columns={columns} rows={invoices} rowKey={({ id }) => id} />
      </div>
      {hasMore ? (
        <Button size="small" disabled={isAsking} onClick={() => void more()}>
          <Trans>Show earlier ones</Trans>
        </Button>
      ) : null}
    </div>
  )
}

function useInvoices(country: CountryCode) {
  const [invoices, setInvoices] = useState<readonly ShownInvoice[] | null>(null)
  const [seller, setSeller] = useState<PlanSeller | null>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    let isGone = false
    void askInvoices(country, null).then((answer) => {
      if (isGone) return
      if (!answer.ok) return setFailure(answer.failure)
      setInvoices(answer.value.nodes)
      setSeller(answer.value.seller)
      setCursor(answer.value.endCursor)
    })
    return () => {
      isGone = true
    }
  }, [country])
  const more = async () => {
    setAsking(true)
    const answer = await askInvoices(country, cursor)
    setAsking(false)
    setFailure(answer.ok ? null : answer.failure)
    if (!answer.ok) return
    setInvoices((now) => [...(cursor ? (now ?? []) : []), ...answer.value.nodes])
    setSeller(answer.value.seller)
    setCursor(answer.value.endCursor)
  }
  return { invoices, seller, hasMore: cursor !== null, failure, isAsking, more }
}

const askInvoices = async (country: CountryCode, after: string | null) =>
  (await import('./overview.functions.ts'))
    .fetchInvoices({ data: { country, after: after ?? undefined } })
    .catch(() => fail('network', 'unreachable'))

/** The card service's own paper, or one that is made here from its facts. */
function PaperButton({ invoice, seller }: { invoice: ShownInvoice; seller: PlanSeller | null }) {
  const { t, i18n } = useLingui()
  const [state, setState] = useState<'rest' | 'making' | 'failed'>('rest')
  const number = invoice.number ?? ''
  const face = 'inline-flex h-8 items-center text-lagoon underline decoration-line underline-offset-4 disabled:opacity-50'
  if (invoice.status === 'draft') return null
  if (invoice.pdfAddress)
    return (
      <a href={invoice.pdfAddress} target="_blank" rel="noreferrer" aria-label={t`Save invoice ${number} as PDF`} className={face}>
        <Trans>Save</Trans>
      </a>
    )
  const save = async () => {
    setState('making')
    try {
      const { saveInvoicePdf } = await import('#ui/paper/save-invoice-pdf.ts')
      await saveInvoicePdf({ invoices: [planInvoiceText(invoice, seller, i18n)], statement: null, title: number, language: i18n.locale })
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      <button
        type="button"
        disabled={state === 'making'}
        aria-label={t`Save invoice ${number} as PDF`}
        onClick={() => void save()}
        className={face}
      >
        {state === 'making' ? <Trans>Being made</Trans> : <Trans>Save</Trans>}
      </button>
      {state === 'failed' ? (
        <span role="alert" className="block text-sm text-bad">
          <Trans>It could not be made. Try again.</Trans>
        </span>
      ) : null}
    </>
  )
}

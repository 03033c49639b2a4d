import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderInvoiceFactsFragment } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'

/** Saves the invoice of an order as a PDF; what makes it is loaded when it is pressed. */
export function InvoiceButton({ invoice }: { invoice: OrderInvoiceFactsFragment }) {
  const { i18n } = useLingui()
  const { number } = invoice
  const [state, setState] = useState<'rest' | 'making' | 'failed'>('rest')
  const save = async () => {
    setState('making')
    try {
      const { saveInvoices } = await import('./save-invoices.ts')
      await saveInvoices([invoice], invoice.number, i18n)
      setState('rest')
    } catch {
      setState('failed')
    }
  }
  return (
    <div className="grid justify-items-start gap-1">
      <Button disabled={state === 'making'} onClick={() => void save()}>
        {state === 'making' ? <Trans>Being made</Trans> : <Trans>Invoice {number} (PDF)</Trans>}
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-sm text-bad">
          <Trans>The document could not be made. Check your connection and try again.</Trans>
        </p>
      ) : null}
    </div>
  )
}

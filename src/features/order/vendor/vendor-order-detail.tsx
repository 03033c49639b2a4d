import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { OrderFiles } from '../files/order-files.tsx'
import { SideFiles } from '../files/side-files.tsx'
import { InvoiceButton } from '../invoice/invoice-button.tsx'
import { OrderBadges, OrderFacts } from '../order-facts.tsx'
import { OrderHistory } from '../order-history.tsx'
import { OrderTalk } from '../order-talk.tsx'
import { orderFailureWords } from '../order-words.tsx'
import { useOrderActs } from '../use-order-acts.ts'
import { useKeptText } from './use-kept-text.ts'
import { VendorSteps } from './vendor-steps.tsx'
import { VendorTour } from './vendor-tour.tsx'

/** The opened order: what is asked, what can be done, what was said and done. */
export function VendorOrderDetail({ order, until }: { order: OrderWholeFragment; until: number | null }) {
  const { i18n } = useLingui()
  const acts = useOrderActs(order.id)
  const [text, setText] = useKeptText(`${order.id} message`)
  const send = async () => {
    const isSent = await acts.act(`message ${text}`, async (deed) =>
      (await import('./vendor-order.functions.ts')).sendVendorMessage({ data: { ...deed, text } }),
    )
    if (isSent) setText('')
  }
  return (
    <section aria-labelledby="order-title" className="grid gap-6 rounded border border-line bg-sheet p-5 sm:p-7">
      <div className="grid gap-1">
        <Link
          from="/realAgent/vendor-orders/"
          to="."
          search={(now) => ({ ...now, order: undefined })}
          resetScroll={false}
          className="inline-flex min-h-6 items-center justify-self-start text-sm text-lagoon underline underline-offset-4 lg:hidden"
        >
          <Trans>All orders</Trans>
        </Link>
        <h2 id="order-title" className="title flex flex-wrap items-center gap-x-3 text-2xl wrap-anywhere">
          {order.place}
          <OrderBadges order={order} />
        </h2>
        <p className="figures text-ink-2">
          {order.number} · {order.agentName}
        </p>
      </div>
      {acts.failure ? (
        <p role="alert" className="text-bad">
          {orderFailureWords(i18n, acts.failure)}
        </p>
      ) : null}
      <VendorSteps order={order} acts={acts} />
      <VendorTour order={order} />
      <OrderFiles files={order.files.filter(({ side }) => side === 'AGENT')} title={<Trans>Pictures from the agent</Trans>} />
      <SideFiles order={order} acts={acts} side="VENDOR" title={<Trans>Files</Trans>} until={until} />
      {order.invoice ? <InvoiceButton invoice={order.invoice} /> : null}
      <OrderFacts order={order} />
      <OrderTalk order={order} side="VENDOR" text={text} onText={setText} onSend={() => void send()} isSending={acts.isSending} />
      <OrderHistory order={order} />
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { formatDayTime } from '#session/day-time.ts'
import { orderEventWords } from './order-words.tsx'

/** What was done with an order, the oldest first. */
export function OrderHistory({ order: { events, agentName, vendorName } }: { order: OrderWholeFragment }) {
  const { i18n } = useLingui()
  const nameOf = (actor: OrderWholeFragment['events'][number]['actor']) =>
    actor === 'AGENT' ? agentName : actor === 'VENDOR' ? vendorName : null
  return (
    <section aria-labelledby="order-history" className="grid gap-2">
      <h3 id="order-history" className="font-[560]">
        <Trans>What was done</Trans>
      </h3>
      <ol className="grid gap-2">
        {events.map((event) => (
          <li key={`${event.date} ${event.action}`} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <time dateTime={event.date} className="figures text-sm text-ink-3">
              {formatDayTime(event.date, i18n.locale)}
            </time>
            <span className="min-w-0">
              {[orderEventWords(i18n, event.action), nameOf(event.actor)].filter(Boolean).join(' · ')}
              {event.note ? <span className="block max-w-[60ch] whitespace-pre-line wrap-anywhere text-ink-2">{event.note}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/class-names.ts'
import { formatOrderDay } from '../order-days.ts'
import { OrderBadges } from '../order-facts.tsx'
import { formatCents } from '../order-money.ts'
import { ORDER_SERVICE_WORDS } from '../order-words.tsx'
import type { ListedOrder } from './orders-data.ts'

/** One order of the list. */
export function OrderItem({ order, isOpened }: { order: ListedOrder; isOpened: boolean }) {
  const { i18n } = useLingui()
  const { id, number, place, lines, cents, country, dueOn, vendorName, unread } = order
  const services = lines.map(({ service }) => i18n._(ORDER_SERVICE_WORDS[service])).join(', ')
  const day = dueOn && formatOrderDay(dueOn, i18n.locale)
  return (
    <li className={cx('relative grid gap-1 border-b border-line px-3 py-4', isOpened ? 'bg-lagoon-soft' : 'hover:bg-wash')}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          from="/user/orders/"
          to="."
          search={(now) => ({ ...now, order: id })}
          resetScroll={false}
          aria-current={isOpened ? 'true' : undefined}
          className="inline-flex min-h-6 items-center text-lg font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {place}
        </Link>
        <OrderBadges order={order} />
        {unread > 0 ? (
          <Badge tone="lagoon">
            <Trans>New message</Trans>
          </Badge>
        ) : null}
      </p>
      <p className="text-ink-2">
        {services} · <span className="figures">{formatCents(cents, country, i18n.locale)}</span>
      </p>
      <p className="figures text-sm text-ink-3">{[number, vendorName].join(' · ')}</p>
      {day ? (
        <p className="figures text-sm text-ink-2">
          <Trans>Due on {day}</Trans>
        </p>
      ) : null}
    </li>
  )
}

import { ORDER_AHEAD_DAYS, SHOOT_DAYS_MAX } from '#graphql/limits.ts'
import type { OrderState } from '#graphql/order-kinds.ts'
import { COUNTRIES } from '#market/countries.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { dayOf, today } from '../../day.ts'
import type { Statements } from '../../db/client.ts'
import { refusal } from '../../errors.ts'
import { fill } from '../../messages/fill.ts'
import { messageLocale } from '../../messages/locale.ts'
import { MESSAGE_WORDS } from '../../messages/words/words-of.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireVendor } from '../../viewer.ts'
import { eventFile } from '../booking/calendar-file.ts'
import { noReplyAt } from '../booking/calendar-words.ts'
import { holidaysAt } from '../booking/schedule-holidays.ts'
import { ORDER_COLUMNS, orderPlace, SEEN_ORDER_ROW, type SeenOrder } from './order-row.ts'
import { isUnaccepted, OrderRef } from './order-type.ts'

const DAY = 86_400
const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** States of orders whose visit has fallen away. */
const GONE_STATES = ['declined', 'cancelled'] as const satisfies readonly OrderState[]

/** Visits of a vendor between two days, inclusive, by their time; on each day those without an hour come last. */
const listShoots = (trade: Statements, vendor: string, from: string, until: string): Promise<SeenOrder[]> =>
  trade.all(
    SEEN_ORDER_ROW,
    `select ${ORDER_COLUMNS}, 'vendor' as side, 0 as unread from vendor_order o where o.vendor = ?1 and o.visit_on between ?2 and ?3
      and o.state not in (select value from json_each(?4)) order by o.visit_on, o.visit_starts_at is null, o.visit_starts_at, o.serial limit 500`,
    vendor,
    from,
    until,
    JSON.stringify(GONE_STATES),
  )

/** Throws `shoot-days` for what is no span of days. */
function checkSpan(from: string, until: string): void {
  const [first, last] = [from, until].map((day) => (DAY_PATTERN.test(day) ? Date.parse(`${day}T00:00:00Z`) / 1_000 : Number.NaN))
  const days = (Number(last) - Number(first)) / DAY
  if (!(days >= 0 && days < SHOOT_DAYS_MAX)) throw refusal('shoot-days', `From a day to a later one, ${SHOOT_DAYS_MAX} days at most.`)
}

/** A visit as a file for calendar programs, in the reader's language; how to get in stands in it as on the order. */
function calendarFile(order: SeenOrder, { language, siteOrigin }: ProviderContext): string | null {
  const { id, side, state, country, visitStartsAt, visitEndsAt, updatedAt, note, access, agentName, vendorName } = order
  if (visitStartsAt === null || visitEndsAt === null || GONE_STATES.some((gone) => gone === state)) return null
  const locale = messageLocale(language, country)
  const isVendor = side === 'vendor'
  const path = isVendor ? '/realAgent/vendor-orders' : '/user/orders'
  return eventFile({
    uid: `order-${id}`,
    moves: 0,
    state: state === 'new' ? 'held' : 'confirmed',
    startsAt: visitStartsAt,
    endsAt: visitEndsAt,
    changedAt: updatedAt,
    title: fill(MESSAGE_WORDS[locale].orders.visit, { place: orderPlace(order) }),
    place: orderPlace(order),
    description: [isVendor ? agentName : vendorName, isVendor && isUnaccepted(state) ? '' : access, note].filter(Boolean),
    organizer: { name: 'realEstate', email: noReplyAt(siteOrigin) },
    link: `${siteOrigin}${path}?order=${id}&locale=${locale}`,
  })
}

builder.objectFields(OrderRef, (t) => ({
  calendarFile: t.string({
    nullable: true,
    description: 'The visit as a file for calendar programs (RFC 5545), where it has an hour.',
    resolve: (order, _, context) => calendarFile(order, context),
  }),
  holidays: t.stringList({
    description:
      'Public holidays from today on, as far ahead as an order’s days lie: they are no working days. Of a new order, for its vendor.',
    extensions: { listSize: 10 },
    resolve: ({ side, state, country }, _, { clock }) => {
      if (side !== 'vendor' || state !== 'new') return []
      const { timeZone } = COUNTRIES[country]
      const [first, last] = [today(clock, COUNTRIES[country]), dayOf(unixSeconds(clock) + ORDER_AHEAD_DAYS * DAY, { timeZone })]
      return [...holidaysAt(country, timeZone)].filter((day) => day >= first && day <= last).toSorted()
    },
  }),
}))

builder.queryField('shoots', (t) =>
  t.field({
    type: [OrderRef],
    description: 'Visits of the asking vendor, proposed and agreed, between two days, "2026-11-28", both included. Code shoot-days.',
    args: { from: t.arg.string({ required: true }), until: t.arg.string({ required: true }) },
    extensions: { cost: 20, listSize: 50 },
    resolve: async (_, { from, until }, context) => {
      const { id } = await requireVendor(context)
      checkSpan(from, until)
      return listShoots(context.trade, id, from, until)
    },
  }),
)

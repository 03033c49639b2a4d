import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderFactsFragment, OrderWholeFragment } from '#graphql/generated/graphql.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { formatDayTime } from '#session/day-time.ts'
import { Badge } from '#ui/badge.tsx'
import { formatOrderDay, formatVisit, isOrderLate } from './order-days.ts'
import { formatCents } from './order-money.ts'
import { ORDER_SERVICE_WORDS, ORDER_STATE_TONES, ORDER_STATE_WORDS } from './order-words.tsx'
import { STAGING_ROOM_WORDS, STAGING_STYLE_WORDS } from './staging-words.ts'

/** An order's state, and that it is late. */
export function OrderBadges({ order }: { order: Pick<OrderFactsFragment, 'state' | 'dueOn' | 'country'> }) {
  const { i18n } = useLingui()
  return (
    <span className="inline-flex flex-wrap gap-1.5 font-sans">
      <Badge tone={ORDER_STATE_TONES[order.state]}>{i18n._(ORDER_STATE_WORDS[order.state])}</Badge>
      {isOrderLate(order, Date.now()) ? (
        <Badge tone="bad">
          <Trans>Late</Trans>
        </Badge>
      ) : null}
    </span>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}

/** What is to be furnished, how, and by when. */
function StagingFacts({ staging: { style, rooms, wantedOn } }: { staging: NonNullable<OrderWholeFragment['staging']> }) {
  const { i18n } = useLingui()
  return (
    <>
      <Fact name={<Trans>Rooms to furnish</Trans>}>{rooms.map((room) => i18n._(STAGING_ROOM_WORDS[room])).join(', ')}</Fact>
      <Fact name={<Trans>Style</Trans>}>{i18n._(STAGING_STYLE_WORDS[style])}</Fact>
      {wantedOn ? <Fact name={<Trans>Wanted by</Trans>}>{formatOrderDay(wantedOn, i18n.locale)}</Fact> : null}
    </>
  )
}

interface OrderLinesProps {
  lines: OrderFactsFragment['lines']
  cents: number
  country: OrderFactsFragment['country']
}

/** Lines with their prices, and the sum. */
export function OrderLines({ lines, cents, country }: OrderLinesProps) {
  const { i18n } = useLingui()
  const money = (of: number) => formatCents(of, country, i18n.locale)
  return (
    <ul className="figures grid max-w-[24rem]">
      {lines.map((line) => {
        const way = money(line.travelCents)
        return (
          <li key={line.service} className="flex justify-between gap-4">
            <span className="min-w-0">
              {line.name || i18n._(ORDER_SERVICE_WORDS[line.service])}
              {line.travelCents > 0 ? (
                <span className="block text-sm text-ink-3">
                  <Trans>with {way} for the way</Trans>
                </span>
              ) : null}
            </span>
            <span>{money(line.cents)}</span>
          </li>
        )
      })}
      <li className="flex justify-between gap-4 border-t border-line font-[560]">
        <span>
          <Trans>In all, before tax</Trans>
        </span>
        <span>{money(cents)}</span>
      </li>
    </ul>
  )
}

/** What was ordered, for where and when, and what it costs. */
export function OrderFacts({ order }: { order: OrderWholeFragment }) {
  const { i18n } = useLingui()
  const { home, place, lines, cents, country, staging, wishDays, visitOn, dueOn, access, note, createdDate, bedrooms } = order
  const day = (one: string) => formatOrderDay(one, i18n.locale)
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Fact name={<Trans>Where</Trans>}>
        {home ? (
          <Link
            {...projectReportLink(home, home.country)}
            className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
          >
            {place}
          </Link>
        ) : (
          place
        )}
      </Fact>
      <Fact name={<Trans>Services</Trans>}>
        <OrderLines lines={lines} cents={cents} country={country} />
      </Fact>
      {staging ? <StagingFacts staging={staging} /> : null}
      {wishDays.length > 0 ? <Fact name={<Trans>Days that would suit</Trans>}>{wishDays.map(day).join(' · ')}</Fact> : null}
      {visitOn ? <Fact name={<Trans>Visit</Trans>}>{formatVisit(order, i18n.locale)}</Fact> : null}
      {bedrooms === null ? null : <Fact name={<Trans>Bedrooms</Trans>}>{bedrooms}</Fact>}
      {dueOn ? <Fact name={<Trans>Due</Trans>}>{day(dueOn)}</Fact> : null}
      {access ? <Fact name={<Trans>Getting in</Trans>}>{access}</Fact> : null}
      {note ? (
        <Fact name={<Trans>Note</Trans>}>
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
      ) : null}
      <Fact name={<Trans>Ordered</Trans>}>
        <time dateTime={createdDate} className="figures">
          {formatDayTime(createdDate, i18n.locale)}
        </time>
      </Fact>
    </dl>
  )
}

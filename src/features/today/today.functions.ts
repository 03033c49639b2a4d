import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import {
  AreaFiguresDocument,
  type OrderState,
  TodayAreasDocument,
  TodayBookingsDocument,
  TodayLeadsDocument,
  TodayListingsDocument,
  TodayOrdersDocument,
  TodaySharesDocument,
} from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import { todayIn } from '#market/today.ts'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { ServedFigures } from '#property/areas-served.tsx'
import { comingFirst, openedShares, openOrders } from './today-rows.ts'

/** How far the appointments reach. */
const DAYS = 7
const DAY_MS = 86_400_000
const OPEN_ORDERS: OrderState[] = ['NEW', 'ACCEPTED', 'IN_PRODUCTION', 'DELIVERED', 'CHANGES_ASKED']

async function bookings(now: number) {
  const at = (ms: number) => new Date(ms).toISOString()
  const answer = await execute(TodayBookingsDocument, { from: at(now), until: at(now + DAYS * DAY_MS) })
  if (!answer.ok) return answer
  const taken = answer.value.bookings.filter(({ state }) => state === 'HELD' || state === 'CONFIRMED')
  return ok(comingFirst(taken, answer.value.ownOpenHouses, answer.value.ownAppointments))
}

/** The areas that the agent names on the own page, each with its figures where they could be had. */
async function areas(country: CountryCode) {
  const answer = await execute(TodayAreasDocument, {}, { country })
  if (!answer.ok) return answer
  const tiles = answer.value.ownAgentPage.areas.map(async (area): Promise<ServedFigures> => {
    const figures = await execute(AreaFiguresDocument, { filter: { areaId: area.id } }, { country })
    return { area, figures: figures.ok ? figures.value.areaFigures : null }
  })
  return ok(await Promise.all(tiles))
}

/** What waits for an agent, or for whoever works on an agent's seat; each part may fail alone. Appointments are left out for a seat without a calendar, areas for every seat. */
export const fetchToday = createServerFn({ method: 'POST' })
  .validator(z.object({ country: z.enum(COUNTRY_CODES), isAgent: z.boolean(), hasCalendar: z.boolean() }))
  .handler(async ({ data: { country, isAgent, hasCalendar } }) => {
    const [now, today] = [Date.now(), todayIn(country)]
    const [booked, leads, listings, orders, shares, served] = await Promise.all([
      hasCalendar ? bookings(now) : null,
      execute(TodayLeadsDocument, { today }),
      execute(TodayListingsDocument, {}),
      execute(TodayOrdersDocument, { states: OPEN_ORDERS }),
      execute(TodaySharesDocument, {}),
      isAgent ? areas(country) : null,
    ])
    return {
      bookings: booked,
      leads,
      listings,
      orders: orders.ok ? ok({ total: orders.value.orders.totalCount, rows: openOrders(orders.value.orders.nodes, today) }) : orders,
      shares: shares.ok ? ok(openedShares(shares.value.ownShares.nodes, today)) : shares,
      areas: served,
    }
  })

export type Today = Awaited<ReturnType<typeof fetchToday>>

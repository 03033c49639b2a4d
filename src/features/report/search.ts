import * as z from 'zod/mini'
import { enumName } from '#filter/wire-names.ts'
import { TRANSACTION_KINDS } from '#graphql/deal-kinds.ts'
import { homeOf as describedHome, homeSearch, wholeIn } from '#property/address/home-search.ts'

const { mix, area, unit, floor } = homeSearch

/** The home to value and the page of sales. Everything is optional; wrong values are dropped. Bounds of §9. */
export const reportSearch = z.object({
  mix,
  area,
  unit,
  floor,
  deals: z.catch(z.optional(z.enum(TRANSACTION_KINDS)), undefined),
  page: wholeIn(1, 500),
  /** slug of the building whose floors are shown */
  block: z.catch(
    z.optional(z.union([z.string(), z.number()]).check(z.refine((value) => /^[a-z0-9-]{1,120}$/.test(String(value))))),
    undefined,
  ),
  /** the price over time in money for the described home instead of per sqft */
  trend: z.catch(z.optional(z.literal('home')), undefined),
  /** what colours them: the last price by area, or what the owners gained */
  colour: z.catch(z.optional(z.literal('gain')), undefined),
})

export type ReportSearch = z.output<typeof reportSearch>

/** What is usable of parameters from anywhere. */
export const readReportSearch = (raw: unknown): ReportSearch => reportSearch.parse(raw)

/** The described home in the contract's units; null when nothing is described. */
export function reportHome(search: ReportSearch) {
  const home = describedHome(search)
  return home && { unitMix: home.unitMix, areaSqm: home.areaSqm, floor: home.floor }
}

export const TRANSACTIONS_PAGE_SIZE = 20

/** Which page of which deals the address asks for. */
export const dealsOf = ({ deals = 'sale', page = 1 }: ReportSearch) =>
  ({ kind: enumName(deals), first: TRANSACTIONS_PAGE_SIZE, offset: (page - 1) * TRANSACTIONS_PAGE_SIZE }) as const

import { createServerFn } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { execute } from '#api/execute.ts'
import { enumName } from '#filter/wire-names.ts'
import { DEAL_GROUPINGS, DEALS_ROWS_MAX } from '#graphql/deal-kinds.ts'
import {
  DealBinsOfDocument,
  DealGroupsByDocument,
  DealListDocument,
  DealPlacesDocument,
  DealSheetDocument,
  MoreDealsDocument,
  ResultsDocument,
} from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { fail, ok } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { DEALS_FIRST_ROWS, dealsRequest, readDealsSearch } from './deals-request.ts'

const FOUND_SHOWN = 12
const country = z.enum(COUNTRY_CODES)
/** An address: what is wrong in it is dropped, as where it is opened. */
const search = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional().catch(undefined))
const asked = z.object({ country, search })

const requestOf = (address: z.infer<typeof search>) => dealsRequest(readDealsSearch(address))
const NO_PLACE = fail('validation', 'no-place')

/** The first page of a list with the figures of all of it. A failure is a value, with status 503. */
export const fetchDeals = createServerFn()
  .validator(asked)
  .handler(async ({ data }) => {
    const request = requestOf(data.search)
    if (!request) return NO_PLACE
    const deals = await execute(DealListDocument, { ...request, rows: DEALS_FIRST_ROWS }, { country: data.country })
    if (!deals.ok) setResponseStatus(503)
    return deals
  })

/** The rows behind those that are shown. */
export const fetchMoreDeals = createServerFn()
  .validator(asked.extend({ after: z.string().max(50) }))
  .handler(async ({ data }) => {
    const request = requestOf(data.search)
    if (!request) return NO_PLACE
    const { filter, sort } = request
    const more = await execute(MoreDealsDocument, { filter, sort, after: data.after, rows: DEALS_ROWS_MAX }, { country: data.country })
    return more.ok ? ok(more.value.deals) : more
  })

export const fetchDealGroups = createServerFn()
  .validator(asked.extend({ by: z.enum(DEAL_GROUPINGS) }))
  .handler(async ({ data }) => {
    const request = requestOf(data.search)
    if (!request) return NO_PLACE
    const grouped = await execute(DealGroupsByDocument, { filter: request.filter, by: enumName(data.by) }, { country: data.country })
    return grouped.ok ? ok(grouped.value.dealGroups) : grouped
  })

export const fetchDealBins = createServerFn()
  .validator(asked)
  .handler(async ({ data }) => {
    const request = requestOf(data.search)
    if (!request) return NO_PLACE
    const binned = await execute(DealBinsOfDocument, { filter: request.filter }, { country: data.country })
    return binned.ok ? ok(binned.value.dealBins) : binned
  })

/** One part of a table for a spreadsheet. */
export const fetchDealSheet = createServerFn({ method: 'POST' })
  .validator(asked.extend({ after: z.string().max(50).nullable() }))
  .handler(async ({ data }) => {
    const request = requestOf(data.search)
    if (!request) return NO_PLACE
    const { filter, sort } = request
    const part = await execute(DealSheetDocument, { filter, sort, after: data.after }, { country: data.country })
    return part.ok ? ok(part.value.dealSheet) : part
  })

/** Places to begin with: projects by words, without words the most traded, and the country's areas. A failure is a value, with status 503. */
export const fetchDealPlaces = createServerFn()
  .validator(z.object({ country, text: z.string().max(SEARCH_TEXT_MAX_CHARS).nullable() }))
  .handler(async ({ data: { country, text } }) => {
    const [found, areas] = await Promise.all([
      execute(ResultsDocument, { filter: text ? { text } : null, sort: undefined, first: FOUND_SHOWN, offset: undefined }, { country }),
      execute(DealPlacesDocument, { level: COUNTRIES[country].reportAreaLevel }, { country }),
    ])
    if (!found.ok || !areas.ok) setResponseStatus(503)
    if (!found.ok) return found
    return areas.ok ? ok({ projects: found.value.projects, areas: areas.value.areas.nodes, market: areas.value.market }) : areas
  })

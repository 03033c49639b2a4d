import { GraphQLError, type GraphQLSchema } from 'graphql'
import { z } from 'zod'
import { LABEL_REASON_MAX_CHARS, SUPPRESSED_MAX } from '#graphql/label-kinds.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isRecord } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { keysToSuppress } from '../label/home-keys.ts'
import { postalHomes } from '../label/label-row.ts'
import { countSuppressed, suppress } from '../label/suppression.ts'
import { listingOwners } from '../listing-own/listing-owners.ts'
import { keepSearch } from '../saved-search/save.ts'
import { copiedId, FieldsOfRecord, UnusableRecord } from './copied-fields.ts'
import { takeListing } from './take-listings.ts'
import { takeAppointment, takeEnquiry } from './take-people.ts'
import { takeAnalysis, takeDealList, takeLabelSheet, takeOwnHome, takeSmartPlan } from './take-tools.ts'
import { takeTour } from './take-tours.ts'

/** What can be taken in of a copy, by the names of its files, in the order in which it is taken: tours find their listings, sheets know who asked for no letters. */
export const TAKEN_KINDS = [
  ...(['listings', 'enquiries', 'appointments', 'saved-searches', 'homes-not-written-to'] as const),
  ...(['deal-lists', 'own-homes', 'smart-plans', 'label-sheets', 'market-analyses', 'tours'] as const),
] as const
export type TakenKind = (typeof TAKEN_KINDS)[number]

/** What became of records: lines are counted from 1. */
export interface TakingReport {
  taken: number
  /** what nothing could be made of */
  refused: { line: number; code: string; field: string }[]
  /** what was left out of those that were taken */
  omitted: { line: number; field: string }[]
  /** what listings and tours are called here, for their pictures */
  made: { key: string; id: string }[]
}

interface Taking {
  context: ProviderContext
  viewer: ViewerRow
  /** the contract, by which what was kept as it was sent is read again */
  schema: GraphQLSchema
}

type Take = (taking: Taking, fields: FieldsOfRecord) => Promise<{ key: string; id: string } | null>

/** Throws `listing-agents` for whoever writes no listings of their own: a copy is taken in for oneself, never for the payer of a seat. */
async function checkOwnListings({ context, viewer }: Taking): Promise<void> {
  const [owner] = await listingOwners(context.account, viewer, unixSeconds(context.clock))
  if (owner !== viewer.id) throw new UnusableRecord('listing-agents', '')
}

/** A kind of which nothing follows. */
const alone =
  (take: (context: ProviderContext, viewer: ViewerRow, fields: FieldsOfRecord, schema: GraphQLSchema) => Promise<void>): Take =>
  async ({ context, viewer, schema }, fields) => {
    await take(context, viewer, fields, schema)
    return null
  }

const takers: Record<TakenKind, Take> = {
  async listings(taking, fields) {
    await checkOwnListings(taking)
    return { key: fields.needed('ListingKey', copiedId), id: await takeListing(taking.context, taking.viewer.id, fields) }
  },
  async tours(taking, fields) {
    await checkOwnListings(taking)
    return { key: fields.needed('id', copiedId), id: await takeTour(taking.context, taking.viewer.id, fields) }
  },
  'deal-lists': alone(takeDealList),
  'own-homes': alone(takeOwnHome),
  'smart-plans': alone(takeSmartPlan),
  'label-sheets': alone(takeLabelSheet),
  'market-analyses': alone(takeAnalysis),
  enquiries: alone((context, { id }, fields) => takeEnquiry(context, id, fields)),
  appointments: alone((context, { id }, fields) => takeAppointment(context, id, fields)),
  /** the address alone: what it finds is counted anew once somebody wants to be told of it */
  'saved-searches': alone(async (context, viewer, fields) => {
    if (fields.needed('country', z.enum(COUNTRY_CODES)) !== context.country.countryCode)
      throw new UnusableRecord('other-country', 'country')
    await keepSearch(context, viewer, {
      name: fields.needed('name', z.string()),
      path: fields.needed('path', z.string()),
      search: fields.text('search', 10_000),
    })
  }),
  'homes-not-written-to': alone(async ({ trade, clock }, { id: owner }, fields) => {
    const country = fields.needed('country', z.enum(COUNTRY_CODES))
    const asked = JSON.stringify(fields.needed('home', z.array(z.array(z.string())).length(1)))
    const homes = postalHomes(asked, (home) => keysToSuppress(country, home).buildings.length > 0)
    const reason = cleanLine(fields.text('reason', LABEL_REASON_MAX_CHARS))
    const added = await suppress(trade, { country, owner, homes, reason, now: unixSeconds(clock) })
    if (added === 0 && (await countSuppressed(trade, owner)) >= SUPPRESSED_MAX)
      throw refusal('suppressed-many', `A list holds at most ${SUPPRESSED_MAX} homes.`)
  }),
}

function parsedLine(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line)
    if (isRecord(value)) return value
  } catch {
    // told as what it is
  }
  throw new UnusableRecord('not-json', '')
}

/**
 * Takes records of a copy in, for the viewer: as in decision 153 one is refused only for what makes it unusable, and the rest of it is told. The same record is taken
 * once, so that what was cut can be sent again.
 */
export async function takeRecords(
  context: ProviderContext,
  viewer: ViewerRow,
  kind: TakenKind,
  lines: readonly string[],
  schema: GraphQLSchema,
): Promise<TakingReport> {
  const report: TakingReport = { taken: 0, refused: [], omitted: [], made: [] }
  for (const [at, text] of lines.entries()) {
    const line = at + 1
    try {
      const fields = new FieldsOfRecord(parsedLine(text))
      const made = await takers[kind]({ context, viewer, schema }, fields)
      report.taken++
      report.omitted.push(...fields.omitted.map((field) => ({ line, field })))
      if (made) report.made.push(made)
    } catch (error) {
      report.refused.push({ line, ...whyRefused(error) })
    }
  }
  return report
}

function whyRefused(error: unknown): { code: string; field: string } {
  if (error instanceof UnusableRecord) return { code: error.code, field: error.field }
  // a rule of the product, by the code that its page knows
  if (error instanceof GraphQLError && typeof error.extensions.code === 'string') return { code: error.extensions.code, field: '' }
  throw error
}

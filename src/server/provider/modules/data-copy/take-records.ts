import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { isRecord } from '#lib/records.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import type { ViewerRow } from '../../viewer-store.ts'
import { homesJson, postalHomes } from '../label/label-row.ts'
import { suppress } from '../label/suppression.ts'
import { listingOwners } from '../listing-own/listing-owners.ts'
import { keepSearch } from '../saved-search/save.ts'
import { copiedId, FieldsOfRecord, UnusableRecord } from './copied-fields.ts'
import { takeListing } from './take-listings.ts'
import { takeAppointment, takeEnquiry } from './take-people.ts'

/** What can be taken in of a copy, by the names of its files. */
export const TAKEN_KINDS = ['listings', 'enquiries', 'appointments', 'saved-searches', 'homes-not-written-to'] as const
export type TakenKind = (typeof TAKEN_KINDS)[number]

/** What became of records: lines are counted from 1. */
export interface TakingReport {
  taken: number
  /** what nothing could be made of */
  refused: { line: number; code: string; field: string }[]
  /** what was left out of those that were taken */
  omitted: { line: number; field: string }[]
  /** what listings are called here, for their pictures */
  listings: { key: string; id: string }[]
}

type Take = (context: ProviderContext, viewer: ViewerRow, fields: FieldsOfRecord) => Promise<string | null>

const takers: Record<TakenKind, Take> = {
  async listings(context, viewer, fields) {
    // a copy is taken in for oneself, never for the payer of a seat
    const [owner] = await listingOwners(context.account, viewer, unixSeconds(context.clock))
    if (owner !== viewer.id) throw new UnusableRecord('listing-agents', 'ListingKey')
    return takeListing(context, viewer.id, fields)
  },
  async enquiries(context, { id }, fields) {
    await takeEnquiry(context, id, fields)
    return null
  },
  async appointments(context, { id }, fields) {
    await takeAppointment(context, id, fields)
    return null
  },
  /** the address alone: what it finds is counted anew once somebody wants to be told of it */
  async 'saved-searches'(context, viewer, fields) {
    if (fields.needed('country', z.enum(COUNTRY_CODES)) !== context.country.countryCode)
      throw new UnusableRecord('other-country', 'country')
    await keepSearch(context, viewer, {
      name: fields.needed('name', z.string()),
      path: fields.needed('path', z.string()),
      search: fields.text('search', 10_000),
    })
    return null
  },
  async 'homes-not-written-to'({ trade, clock }, { id }, fields) {
    const [home] = fields.needed('home', z.array(z.array(z.string())).length(1))
    const homes = postalHomes(JSON.stringify([home]))
    await suppress(trade, {
      country: fields.needed('country', z.enum(COUNTRY_CODES)),
      owner: id,
      homes: postalHomes(homesJson(homes)),
      reason: fields.text('reason', 200),
      now: unixSeconds(clock),
    })
    return null
  },
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
): Promise<TakingReport> {
  const report: TakingReport = { taken: 0, refused: [], omitted: [], listings: [] }
  for (const [at, text] of lines.entries()) {
    const line = at + 1
    try {
      const record = parsedLine(text)
      const fields = new FieldsOfRecord(record)
      const id = await takers[kind](context, viewer, fields)
      report.taken++
      report.omitted.push(...fields.omitted.map((field) => ({ line, field })))
      const key = copiedId.safeParse(record.ListingKey)
      if (id !== null && key.success) report.listings.push({ key: key.data, id })
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

import * as z from 'zod/mini'
import { ISO_DAY } from '#lib/iso-day.ts'
import { numberBetween } from '#session/parameter.ts'
import { AU_STATES, BUYERS } from '../duties/purchase.ts'
import type { Purchased } from './owner-figures.ts'

/** What stands in the owner's form: a purchase that may not be complete yet. */
export interface OwnerEntry extends Omit<Purchased, 'paid'> {
  /** null: not entered */
  paid: number | null
  /** ISO date, or '' */
  boughtOn: string
}

export const NO_ENTRY: OwnerEntry = { paid: null, boughtOn: '', duties: null, loan: null, buyer: 'citizen', homes: 1, state: 'NSW' }

export const OWNER_MONEY_MAX = 1_000_000_000
/** purchases before it are taken for a slip of the keys */
export const FIRST_PURCHASE = '1960-01-01'
/** Homes are sold at most so many years before their lease begins or they are completed. */
const SOLD_AHEAD_YEARS = 6

const money = z.nullable(numberBetween(0, OWNER_MONEY_MAX))

/** An entry as a tab, or an account, keeps it. */
export const keptEntry = z.object({
  paid: money,
  duties: money,
  loan: money,
  boughtOn: z.union([z.literal(''), z.string().check(z.regex(ISO_DAY))]),
  buyer: z.enum(BUYERS),
  homes: z.literal([1, 2, 3]),
  state: z.enum(AU_STATES),
})

/** The entry in a kept text; the empty one where there is none or it cannot be read. */
export function readEntry(text: string | null): OwnerEntry {
  if (text === null) return NO_ENTRY
  try {
    return keptEntry.parse(JSON.parse(text))
  } catch {
    return NO_ENTRY
  }
}

export const isEmptyEntry = ({ paid, boughtOn, duties, loan }: OwnerEntry): boolean =>
  paid === null && boughtOn === '' && duties === null && loan === null

/** Why an entry gives no figures. */
export type EntryFault = 'nothing-paid' | 'in-the-future' | 'too-long-ago'

export function faultOf({ paid, boughtOn }: OwnerEntry, today: string): EntryFault | null {
  if (paid === 0) return 'nothing-paid'
  if (boughtOn === '') return null
  if (boughtOn > today) return 'in-the-future'
  return boughtOn < FIRST_PURCHASE ? 'too-long-ago' : null
}

/** The purchase that an entry describes; null while it is incomplete or wrong. */
export function purchasedOf(entry: OwnerEntry, today: string): Purchased | null {
  const { paid, boughtOn } = entry
  return paid === null || boughtOn === '' || faultOf(entry, today) ? null : { ...entry, paid }
}

/** Whether a home was bought long before it could be sold at all; `begins` is the year of its lease or completion, if known. */
export const isBeforeTheHome = (boughtOn: string, begins: number | null): boolean =>
  begins !== null && Number(boughtOn.slice(0, 4)) < begins - SOLD_AHEAD_YEARS

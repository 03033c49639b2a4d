import * as z from 'zod/mini'
import { UnitState } from '#graphql/generated/enumerations.ts'
import { ISO_DAY } from '#lib/iso-day.ts'
import { type SaleUnit, unitKey } from '../sale-units.ts'

/** What a price list said when somebody last looked: by unit its state and price. `day` is "2026-11-28". */
export interface SeenList {
  day: string
  units: Record<string, readonly [state: UnitState, price: number | null]>
}

const seenList = z.object({
  day: z.string().check(z.regex(ISO_DAY)),
  units: z.record(z.string(), z.tuple([z.enum(UnitState), z.nullable(z.number())])),
})
const seenLists = z.record(z.string(), seenList)

export const seenOf = (units: readonly SaleUnit[], day: string): SeenList => ({
  day,
  units: Object.fromEntries(units.map((unit) => [unitKey(unit), [unit.state, unit.price] as const])),
})

/** How many launches a browser remembers: the newest ones. */
const LISTS_MAX = 8

/** The lists that a browser keeps, by launch; none where it keeps something else. */
export function readSeen(text: string | null): Record<string, SeenList> {
  try {
    const read = seenLists.safeParse(JSON.parse(text ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    return {}
  }
}

/** The lists with one more, as text; the oldest go. */
export function withSeen(lists: Readonly<Record<string, SeenList>>, id: string, list: SeenList): string {
  const others = Object.entries(lists).filter(([key]) => key !== id)
  const newest = [...others.sort(([, a], [, b]) => (a.day < b.day ? 1 : -1)).slice(0, LISTS_MAX - 1)]
  return JSON.stringify(Object.fromEntries([...newest, [id, list]]))
}

export const LIST_CHANGES = ['sold', 'reserved', 'free', 'cheaper', 'dearer', 'new'] as const
export type ListChange = (typeof LIST_CHANGES)[number]

const OF_STATE: Record<UnitState, ListChange> = { SOLD: 'sold', RESERVED: 'reserved', AVAILABLE: 'free' }

/** What became of a unit since then: its state first, then its price; null where nothing did. */
function changeOf(seen: SeenList['units'][string] | undefined, { state, price }: SaleUnit): ListChange | null {
  if (!seen) return 'new'
  const [stateThen, priceThen] = seen
  if (stateThen !== state) return OF_STATE[state]
  if (price === null || priceThen === null || price === priceThen) return null
  return price < priceThen ? 'cheaper' : 'dearer'
}

/** The changes since a list was seen, by unit. */
export function changesSince(seen: SeenList, units: readonly SaleUnit[]): Map<string, ListChange> {
  const found = units.map((unit) => [unitKey(unit), changeOf(seen.units[unitKey(unit)], unit)] as const)
  return new Map(found.flatMap(([key, change]) => (change === null ? [] : [[key, change] as const])))
}

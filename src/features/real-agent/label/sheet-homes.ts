import * as v from 'valibot'
import type { FileHome } from './address-file.ts'
import type { LabelAddress } from './address-lines.ts'
import type { LabelLayout } from './label-sheets.ts'

type HomeRow = [unit: string, building: string, street: string, locality: string, postalCode: string]

/** Homes as the provider keeps them: without the names of people. */
export const rowsOfHomes = (homes: readonly LabelAddress[]): HomeRow[] =>
  homes.map(({ unit, building, street, locality, postalCode }) => [unit, building, street, locality, postalCode])

const row = v.tuple([v.string(), v.string(), v.string(), v.string(), v.string()])

/** Homes out of the provider's JSON; throws on anything else. */
export const homesOfRows = (json: string): FileHome[] =>
  v
    .parse(v.array(row), JSON.parse(json))
    .map(([unit, building, street, locality, postalCode]) => ({ name: '', unit, building, street, locality, postalCode }))

const printing = v.object({
  layout: v.object({
    columns: v.number(),
    rows: v.number(),
    width: v.number(),
    height: v.number(),
    gapX: v.number(),
    gapY: v.number(),
    left: v.number(),
    top: v.number(),
  }),
  start: v.number(),
  offset: v.object({ x: v.number(), y: v.number() }),
  salutation: v.string(),
})

/** How a kept sheet is printed; null where its JSON is not what was agreed. */
export function readPrint(
  json: string,
): { layout: LabelLayout; start: number; offset: { x: number; y: number }; salutation: string } | null {
  try {
    const read = v.safeParse(printing, JSON.parse(json))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

import * as z from 'zod/mini'
import type { FileHome } from './address-file.ts'
import type { LabelAddress } from './address-lines.ts'
import type { LabelLayout } from './label-sheets.ts'

type HomeRow = [unit: string, building: string, street: string, locality: string, postalCode: string]

/** Homes as the provider keeps them: without the names of people. */
export const rowsOfHomes = (homes: readonly LabelAddress[]): HomeRow[] =>
  homes.map(({ unit, building, street, locality, postalCode }) => [unit, building, street, locality, postalCode])

const rows = z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]))

/** Homes out of the provider's JSON; throws on anything else. */
export const homesOfRows = (json: string): FileHome[] =>
  rows
    .parse(JSON.parse(json))
    .map(([unit, building, street, locality, postalCode]) => ({ name: '', unit, building, street, locality, postalCode }))

const printing = z.object({
  layout: z.object({
    columns: z.number(),
    rows: z.number(),
    width: z.number(),
    height: z.number(),
    gapX: z.number(),
    gapY: z.number(),
    left: z.number(),
    top: z.number(),
  }),
  start: z.number(),
  offset: z.object({ x: z.number(), y: z.number() }),
  salutation: z.string(),
})

/** How a kept sheet is printed; null where its JSON is not what was agreed. */
export function readPrint(
  json: string,
): { layout: LabelLayout; start: number; offset: { x: number; y: number }; salutation: string } | null {
  try {
    const read = printing.safeParse(JSON.parse(json))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

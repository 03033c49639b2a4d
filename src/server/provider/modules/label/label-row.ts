import { z } from 'zod'
import { LABEL_PART_MAX_CHARS, LABELS_MAX } from '#graphql/label-kinds.ts'
import { pick, type RowOf } from '../../db/column-table.ts'
import { LABEL_SHEET } from '../../db/trade/agent-tool-tables.ts'
import { refusal } from '../../errors.ts'
import type { PostalHome } from './home-keys.ts'

/** A stored sheet of labels; times in unix seconds. */
export const LABEL_SHEET_ROW = {
  ...pick(LABEL_SHEET, 'id', 'country', 'title'),
  /** JSON of {@link LabelPrinting} */
  print: LABEL_SHEET.columns.print,
  ...pick(LABEL_SHEET, 'count', 'leftOut', 'createdAt'),
}
export type LabelSheetRow = RowOf<typeof LABEL_SHEET_ROW>

const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u
const part = z
  .string()
  .max(4 * LABEL_PART_MAX_CHARS)
  .refine((text) => Array.from(text).length <= LABEL_PART_MAX_CHARS && !CONTROLS.test(text))
const row = z.tuple([part, part, part, part, part])
const rows = z.array(row).max(LABELS_MAX)

const homeOf = ([unit, building, street, locality, postalCode]: z.output<typeof row>): PostalHome => ({
  unit,
  building,
  street,
  locality,
  postalCode,
})

export const homesJson = (homes: readonly PostalHome[]): string =>
  JSON.stringify(homes.map(({ unit, building, street, locality, postalCode }) => [unit, building, street, locality, postalCode]))

/** A letter needs a building or a street. */
const isReachable = ({ building, street }: PostalHome): boolean => building.trim() !== '' || street.trim() !== ''

/** Homes out of their JSON, each of which says enough. Throws `label-homes` where one does not, or the text is not what was agreed. */
export function postalHomes(json: string, saysEnough = isReachable): PostalHome[] {
  const homes = rows.safeParse(parsed(json)).data?.map(homeOf) ?? []
  if (homes.length === 0 || !homes.every(saysEnough))
    throw refusal('label-homes', `Homes are a JSON array of 1 to ${LABELS_MAX} rows: unit, building, street, locality, postal code.`)
  return homes
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

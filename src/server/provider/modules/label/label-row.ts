import { z } from 'zod'
import { LABEL_PART_MAX_CHARS, LABELS_MAX } from '#graphql/label-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { refusal } from '../../errors.ts'
import type { PostalHome } from './home-keys.ts'

/** A stored sheet of labels; times in unix seconds. */
export interface LabelSheetRow {
  id: string
  country: CountryCode
  title: string
  /** JSON of {@link LabelPrinting} */
  print: string
  count: number
  leftOut: number
  createdAt: number
}

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

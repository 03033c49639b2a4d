import type { FurnishedType } from '#graphql/listing-kinds.ts'
import type { FloorType } from '#market/vocabulary.ts'
import { integer, orNull, real, text } from '../column-table.ts'

/** What an advertisement may say of its home; the advertisements of one home say it together. Areas in square metres. */
export const SAID_OF_HOME = {
  bedrooms: orNull(integer()),
  bathrooms: orNull(integer()),
  areaSqm: orNull(real()),
  landSqm: orNull(real()),
  /** never told as it is: public answers give its band */
  floor: orNull(integer()),
  floorType: orNull(text<FloorType>()),
  furnished: orNull(text<FurnishedType>()),
} as const

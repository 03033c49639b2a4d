import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { integer, orNull, table, text } from '../column-table.ts'
import type { CopyFormat, CopyState } from './words.ts'

// Copies of what somebody has here, to take away.

export const DATA_COPY = table('data_copy', {
  id: text(),
  /** '': the account is gone */
  owner: text(),
  source: orNull(text()),
  country: text<CountryCode>(),
  locale: text<LocaleCode>(),
  siteOrigin: text(),
  state: text<CopyState>(),
  tries: integer(),
  partsId: orNull(text()),
  leaseUntil: orNull(integer()),
  askedAt: integer(),
  settledAt: orNull(integer()),
  endsAt: orNull(integer()),
})

export const DATA_COPY_FILE = table('data_copy_file', {
  copyId: text(),
  position: integer(),
  path: text(),
  kind: text(),
  format: text<CopyFormat>(),
  firstKey: text(),
  part: orNull(integer()),
  records: orNull(integer()),
  bytes: orNull(integer()),
  sha256: orNull(text()),
})

export const DATA_COPY_PART = table('data_copy_part', {
  copyId: text(),
  number: integer(),
  bytes: integer(),
  sha256: text(),
})

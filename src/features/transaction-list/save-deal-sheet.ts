import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { unparse } from 'papaparse'
import * as z from 'zod/mini'
import { DEAL_SHEET_PART_ROWS, DEAL_SHEET_ROWS_MAX } from '#graphql/deal-kinds.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { saveFile } from '#ui/save-file.ts'
import { fetchDealSheet } from './deals.functions.ts'
import type { DealsSearch } from './search.ts'

const sheetRows = z.array(z.array(z.nullable(z.union([z.string(), z.number()]))))

const HEADERS = [
  'month',
  'project',
  'street',
  'area',
  'property_group',
  'unit_mix',
  'unit',
  'floor_low',
  'floor_high',
  'area_sqm',
  'price',
  'psf',
  'deal',
  'units',
  'model',
]

/** Rows as RFC 4180; cells that begin like a formula are made harmless. */
export const sheetText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `${unparse(
    [...rows].map((row) => [...row]),
    { escapeFormulae: true, newline: '\r\n' },
  )}\r\n`

interface Sheet {
  country: CountryCode
  search: DealsSearch
  name: string
  i18n: I18n
}

/** Reads a list part by part and saves it; its last line says where it is from. Returns the code of a refusal, null when it was saved. */
export async function saveDealSheet({ country, search, name, i18n }: Sheet, onRows: (rows: number) => void): Promise<string | null> {
  const parts = [sheetText([HEADERS])]
  let after: string | null = null
  let rows = 0
  do {
    const part: Awaited<ReturnType<typeof fetchDealSheet>> = await fetchDealSheet({ data: { country, search, after } })
    if (!part.ok) return part.failure.code
    const read = sheetRows.parse(JSON.parse(part.value.rows))
    if (read.length > 0) parts.push(sheetText(read))
    rows += read.length
    after = part.value.endCursor
    onRows(rows)
  } while (after !== null && rows + DEAL_SHEET_PART_ROWS <= DEAL_SHEET_ROWS_MAX)
  const day = new Date().toISOString().slice(0, 10)
  parts.push(sheetText([[i18n._(msg`Recorded deals of ${name}, read on ${day}; sources: ${location.origin}/data-sources`)]]))
  // the mark lets spreadsheets read UTF-8
  saveFile(`deals-${country.toLowerCase()}-${day}.csv`, `\uFEFF${parts.join('')}`, 'text/csv;charset=utf-8')
  return null
}

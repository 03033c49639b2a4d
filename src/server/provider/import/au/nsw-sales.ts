import { basename } from 'node:path'
import { zipTexts } from '../zip-entries.ts'
import { type NswRecord, nswRecords } from './nsw-records.ts'
import { judgeSale, type NswRefusal, type NswSale } from './nsw-sale-rules.ts'

/** One B record: a sale, or why it is none. */
export type NswRow = {
  /** "20240506.zip/001_SALES_DATA_NNME_06052024.DAT" */
  file: string
  /** the line of that file, from 1 */
  line: number
} & ({ sale: NswSale; refusal: null } | { sale: null; refusal: NswRefusal })

interface NswRowsOptions {
  /** receives the packed bytes of each file read */
  onBytes?: (bytes: number) => void
}

const isSalesFile = (name: string) => /\.dat$/i.test(name)

/** The day of a week's zip as the first of its files says, yyyymmdd; 0 where it holds none. */
async function dayOf(path: string): Promise<number> {
  for await (const { name, text } of zipTexts(path, isSalesFile)) return nswRecords(`${basename(path)}/${name}`, text).publicationDay
  return 0
}

/** What tells the property of a record. The register's own id is left out: a new home gets it after its sale was first published. */
const propertyOf = ({ field, legal }: NswRecord) => [field('unit'), field('house'), field('street'), field('locality'), legal].join('|')

/**
 * The sales of the weekly files of the Valuer General of New South Wales, in the order of their publication whatever the order of `paths`; one
 * week is in memory at a time. Every B record gives one row, a sale or its refusal, so that the refusals can be counted.
 *
 * A dealing is taken once, from the week that first published it: that day it was known. A dealing that holds several properties states one
 * price for all of them, so that none of them has a price of its own.
 */
export async function* nswRows(paths: readonly string[], { onBytes }: NswRowsOptions = {}): AsyncGenerator<NswRow> {
  const weeks: { path: string; day: number }[] = []
  for (const path of paths) weeks.push({ path, day: await dayOf(path) })
  weeks.sort((a, b) => a.day - b.day || (basename(a.path) < basename(b.path) ? -1 : 1))
  const known = new Set<string>()
  for (const { path } of weeks) yield* weekRows(path, known, onBytes)
}

interface WeekRecord {
  file: string
  publicationDay: number
  record: NswRecord
}

async function* weekRows(path: string, known: Set<string>, onBytes?: (bytes: number) => void): AsyncGenerator<NswRow> {
  const dealings = new Map<string, WeekRecord[]>()
  for await (const { name, text, bytes } of zipTexts(path, isSalesFile)) {
    const file = `${basename(path)}/${name}`
    const { publicationDay, records } = nswRecords(file, text)
    for (const record of records) {
      const dealing = record.field('dealing')
      const own = dealings.get(dealing)
      if (own) own.push({ file, publicationDay, record })
      else dealings.set(dealing, [{ file, publicationDay, record }])
    }
    onBytes?.(bytes)
  }
  for (const [dealing, own] of dealings) {
    const properties = new Set(own.map(({ record }) => propertyOf(record)))
    for (const [at, { file, publicationDay, record }] of own.entries()) {
      const row = { file, line: record.line }
      if (known.has(dealing) || (properties.size === 1 && at > 0)) yield { ...row, sale: null, refusal: 'repeated' }
      else if (properties.size > 1) yield { ...row, sale: null, refusal: 'several-properties' }
      else yield { ...row, ...judgeSale(record, publicationDay) }
    }
  }
  for (const dealing of dealings.keys()) known.add(dealing)
}

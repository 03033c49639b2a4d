import { ImportRefused } from '../input-file.ts'

/** Fields of a B record by position, as the publisher's fact sheet "Current Property Sales Data File (Format 2001 to current)" lists them. */
const B_FIELD = {
  district: 1,
  property: 2,
  name: 5,
  unit: 6,
  house: 7,
  street: 8,
  locality: 9,
  postcode: 10,
  area: 11,
  areaType: 12,
  contract: 13,
  settlement: 14,
  price: 15,
  zone: 16,
  nature: 17,
  purpose: 18,
  component: 20,
  saleCode: 21,
  interest: 22,
  dealing: 23,
} as const

/** Cells of a record, with the one after the closing semicolon; D records may have more. */
const CELLS = { A: 6, B: 25, C: 7, D: 7, Z: 6 } as const

export type NswField = keyof typeof B_FIELD

/** One B record with the legal description of its C records. */
export interface NswRecord {
  /** the line of the .DAT file, from 1 */
  line: number
  field: (name: NswField) => string
  /** plans and lots as "12/SP34567" (strata) or "911/1146076" (Torrens title); the C records' pieces joined without a space */
  legal: string
}

export interface NswFile {
  /** the day of the week's file, yyyymmdd */
  publicationDay: number
  records: NswRecord[]
}

const isKind = (text: string): text is keyof typeof CELLS => Object.hasOwn(CELLS, text)

/**
 * The records of one district's .DAT file: A (header), B (sale), C (legal description), D (parties, left out by the publisher), Z (trailer).
 * A file whose records are shifted, out of place or not those that its trailer counts is refused: it is damaged or of another format.
 */
export function nswRecords(name: string, text: string): NswFile {
  const refuse = (line: number, reason: string) => new ImportRefused(`${name}, line ${line}: ${reason}`)
  const lines = text.split(/\r?\n/)
  while (lines.at(-1) === '') lines.pop()
  if (!lines.at(-1)?.startsWith('Z;')) throw refuse(lines.length, 'the trailer is missing: the file is cut short')
  const counts = { A: 0, B: 0, C: 0, D: 0, Z: 0 }
  const records: NswRecord[] = []
  let counter = ''
  let publicationDay = 0
  lines.forEach((content, at) => {
    const cells = content.split(';')
    const kind = cells[0] ?? ''
    if (!isKind(kind)) throw refuse(at + 1, `no record begins with "${kind.slice(0, 20)}"`)
    if (kind === 'D' ? cells.length < CELLS.D : cells.length !== CELLS[kind])
      throw refuse(at + 1, `a record ${kind} has ${CELLS[kind] - 1} fields, not ${cells.length - 1}`)
    if ((kind === 'A') !== (at === 0) || (kind === 'Z') !== (at === lines.length - 1))
      throw refuse(at + 1, `a record ${kind} is out of place`)
    counts[kind]++
    if (kind === 'A') {
      publicationDay = Number(/^(\d{8}) /.exec(cells[3] ?? '')?.[1])
      if (cells[1] !== 'RTSALEDATA' || !publicationDay) throw refuse(1, 'it is not the header of a sales file')
    }
    if (kind === 'B') {
      counter = cells[3] ?? ''
      records.push({ line: at + 1, field: (field) => (cells[B_FIELD[field]] ?? '').trim(), legal: '' })
    }
    if (kind === 'C') {
      const sale = records.at(-1)
      if (!sale || cells[3] !== counter) throw refuse(at + 1, 'a record C belongs to no sale before it')
      sale.legal += cells[5] ?? ''
    }
  })
  checkTrailer(lines, counts, refuse)
  return { publicationDay, records }
}

function checkTrailer(
  lines: readonly string[],
  counts: Readonly<Record<'B' | 'C' | 'D', number>>,
  refuse: (line: number, reason: string) => Error,
) {
  const last = lines.at(-1) ?? ''
  const found = [lines.length, counts.B, counts.C, counts.D]
  const stated = last.split(';').slice(1, 5).map(Number)
  if (found.some((count, at) => count !== stated[at]))
    throw refuse(lines.length, `the trailer counts ${stated.join(', ')} records (all, B, C, D), but there are ${found.join(', ')}`)
}

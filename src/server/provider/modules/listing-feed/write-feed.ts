import Papa from 'papaparse'
import type { FeedFormat } from '#graphql/listing-kinds.ts'
import { keysOf } from '#lib/records.ts'
import type { FeedRecord } from './feed-record.ts'
import type { RawFields } from './field-readers.ts'
import { FORMULA_CELL } from './formula-cell.ts'
import { inspectionOut } from './open-houses.ts'
import { REAXML_PATHS, REAXML_STATUS } from './reaxml-fields.ts'
import { RESO_FIELDS } from './reso-fields.ts'

const FIELDS = keysOf(RESO_FIELDS)

/** A record by RESO names; what is not given is left out. */
export function resoOf(record: FeedRecord): RawFields {
  // each field is written by its own row of the table
  const write = <Field extends keyof FeedRecord>(field: Field) => RESO_FIELDS[field].write(record[field], record)
  const all = Object.assign({}, ...FIELDS.map(write)) as RawFields
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== ''))
}

/** Names that are read where those stand empty that are written. */
export const OTHER_NAMES: readonly string[] = [
  'SubdivisionName',
  'StreetSuffix',
  'UnparsedAddress',
  'StreetNumber',
  'CommunityFeatures',
  'LeaseAmount',
  'BathroomsFull',
  'BathroomsHalf',
  'ListAgentFirstName',
  'ListAgentLastName',
  'ListAgentMobilePhone',
  'ListAgentPreferredPhone',
  'ListAgentOfficePhone',
]

/** The columns of a table, in the order in which they are written. */
export const RESO_COLUMNS: readonly string[] = [...new Set(FIELDS.flatMap((field) => [...RESO_FIELDS[field].names]))].filter(
  (name) => !OTHER_NAMES.includes(name),
)

interface Writer {
  head: string
  record(record: FeedRecord): string
  foot: string
  contentType: string
}

interface Listed {
  MediaURL?: string
  OpenHouseStartTime?: string
  OpenHouseEndTime?: string
}

const isList = (value: unknown): value is Listed[] => Array.isArray(value)

/** Addresses hold no spaces; a plan and its picture's words are not told apart in a table. Times are intervals of ISO 8601. */
const cellOf = (value: unknown): unknown =>
  isList(value)
    ? value.map(({ MediaURL, OpenHouseStartTime, OpenHouseEndTime }) => MediaURL ?? `${OpenHouseStartTime}/${OpenHouseEndTime}`).join(' ')
    : value

function tableRow(record: FeedRecord): string {
  const fields = resoOf(record)
  // cells that begin like a formula are made harmless
  return `${Papa.unparse([RESO_COLUMNS.map((name) => cellOf(fields[name]) ?? '')], { escapeFormulae: FORMULA_CELL })}\r\n`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')

/** A tree of elements with texts and attributes, as paths lead to them. */
interface Branch {
  text: string
  attributes: Map<string, string>
  children: Map<string, Branch>
}

const branch = (): Branch => ({ text: '', attributes: new Map(), children: new Map() })

function put(root: Branch, path: string, value: string): void {
  const [where = '', attribute] = path.split('@')
  let at = root
  for (const name of where.split('/')) {
    const next = at.children.get(name) ?? branch()
    at.children.set(name, next)
    at = next
  }
  if (attribute === undefined) at.text = value
  else at.attributes.set(attribute, value)
}

const attributesOf = (pairs: Iterable<readonly [string, string]>): string =>
  [...pairs].map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')

const xmlOf = (name: string, { text, attributes, children }: Branch): string =>
  `<${name}${attributesOf(attributes)}>${escaped(text)}${[...children].map(([child, of]) => xmlOf(child, of)).join('')}</${name}>`

function xmlRecord(record: FeedRecord): string {
  const fields = resoOf(record)
  const isLease = record.activity !== 'sale'
  const root = branch()
  const status = Object.entries(REAXML_STATUS).find(([, word]) => word === fields.StandardStatus)?.[0] ?? 'withdrawn'
  root.attributes.set('modTime', String(fields.ModificationTimestamp).replace('T', '-'))
  root.attributes.set('status', status === 'underoffer' ? 'current' : status)
  for (const [name, paths] of Object.entries(REAXML_PATHS)) {
    const path = isLease ? paths[0].replace(/^price(?=$|@)/, 'rent') : paths[0]
    if (fields[name] !== undefined) put(root, path, fields[name] === false ? 'no' : String(fields[name]))
  }
  if (status === 'underoffer') put(root, 'underOffer@value', 'yes')
  const media = record.media.map(
    ({ url, kind, caption }, at) =>
      `<${kind === 'photo' ? 'img' : 'floorplan'}${attributesOf([
        ['id', String(at)],
        ['url', url],
        ['title', caption],
      ])}/>`,
  )
  const name = isLease ? 'rental' : 'residential'
  const inspections = record.openHouses.map((one) => `<inspection>${inspectionOut(one)}</inspection>`)
  const times = inspections.length === 0 ? '' : `<inspectionTimes>${inspections.join('')}</inspectionTimes>`
  return `${xmlOf(name, root).replace(/<\/\w+>$/, `${times}<objects>${media.join('')}</objects></${name}>`)}\n`
}

/** How each format is written, record by record. A table has neither captions nor kinds of pictures. */
export const FEED_WRITERS: Record<FeedFormat, Writer> = {
  reso: { head: '', record: (record) => `${JSON.stringify(resoOf(record))}\n`, foot: '', contentType: 'application/x-ndjson' },
  csv: { head: `${RESO_COLUMNS.join(',')}\r\n`, record: tableRow, foot: '', contentType: 'text/csv; charset=utf-8' },
  reaxml: {
    head: '<?xml version="1.0" encoding="UTF-8"?>\n<propertyList>\n',
    record: xmlRecord,
    foot: '</propertyList>\n',
    contentType: 'application/xml; charset=utf-8',
  },
}

/** A whole file. */
export const feedText = (format: FeedFormat, records: Iterable<FeedRecord>): string => {
  const { head, record, foot } = FEED_WRITERS[format]
  return head + Array.from(records, record).join('') + foot
}

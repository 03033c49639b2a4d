import { recordOf } from '#lib/records.ts'
import { parseForest, serialiseForest } from './gbdt-codec.ts'
import type { PriceIndex } from './price-index.ts'
import type { SegmentModel } from './segment-model.ts'
import { SEGMENTS } from './segments.ts'

/** "VAL1", little-endian */
const MAGIC = 0x314c4156
const HEADER_AT = 8
const ALIGNMENT = 8

const ARRAYS = { Float32Array, Float64Array, Int32Array, Uint16Array, Uint8Array }
type ArrayName = keyof typeof ARRAYS
type Column = Float32Array | Float64Array | Int32Array | Uint16Array | Uint8Array

const INDEX_COLUMNS = ['market', 'zoneDeviation', 'kindDeviation', 'floorPremium', 'areaPremium', 'kindLevel'] as const

type Facts = Pick<SegmentModel, 'version' | 'segment' | 'dataVersion' | 'month' | 'lessons' | 'trial' | 'zones'> & {
  plan: SegmentModel['valuer']['plan']
  quantiles: SegmentModel['valuer']['bands']['quantiles']
  shift?: SegmentModel['valuer']['bands']['shift']
  kinds: readonly string[]
  models: readonly string[]
  factNames: readonly string[]
  forests: number
  index: Pick<PriceIndex, 'firstMonth' | 'months' | 'zones' | 'kinds'>
}

interface Header {
  facts: Facts
  columns: { name: string; array: ArrayName; length: number }[]
}

/**
 * A model as bytes, little-endian: magic and length of the header (uint32 each), the header (JSON, padded with spaces), then its columns in
 * the header's order, each on an eighth byte.
 */
export function serialiseModel(model: SegmentModel): Uint8Array {
  const { version, segment, dataVersion, month, lessons, trial, zones, book, sites, index, valuer } = model
  const columns: [string, Column][] = [
    ['projectId', book.projectId],
    ['siteKind', book.siteKind],
    ['siteModel', book.siteModel],
    ['lat', sites.lat],
    ['lng', sites.lng],
    ['zone', Uint16Array.from(sites.zone)],
    ['street', Uint16Array.from(sites.street)],
    ...sites.facts.map(({ name, values }): [string, Column] => [`fact.${name}`, Float32Array.from(values)]),
    ...INDEX_COLUMNS.map((name): [string, Column] => [`index.${name}`, index[name]]),
    ...valuer.forests.map((forest, i): [string, Column] => [`forest.${i}`, serialiseForest(forest)]),
    ['scale', serialiseForest(valuer.bands.scale)],
  ]
  const header: Header = {
    facts: {
      version,
      segment,
      dataVersion,
      month,
      lessons,
      trial,
      zones,
      plan: valuer.plan,
      quantiles: valuer.bands.quantiles,
      ...(valuer.bands.shift !== undefined && { shift: valuer.bands.shift }),
      kinds: book.kinds,
      models: book.models,
      factNames: sites.facts.map(({ name }) => name),
      forests: valuer.forests.length,
      index: { firstMonth: index.firstMonth, months: index.months, zones: index.zones, kinds: index.kinds },
    },
    columns: columns.map(([name, column]) => ({ name, array: column[Symbol.toStringTag], length: column.length })),
  }
  const text = new TextEncoder().encode(JSON.stringify(header))
  const start = aligned(HEADER_AT + text.length)
  const bytes = new Uint8Array(columns.reduce((at, [, column]) => aligned(at + column.byteLength), start)).fill(0x20, 0, start)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, start - HEADER_AT, true)
  bytes.set(text, HEADER_AT)
  let at = start
  for (const [, column] of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at = aligned(at + column.byteLength)
  }
  return bytes
}

const aligned = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT

/** The inverse of {@link serialiseModel}; it shares no memory with the bytes. Throws a RangeError when they are no model of this engine. */
export function parseModel(bytes: Uint8Array): SegmentModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_AT || view.getUint32(0, true) !== MAGIC) throw new RangeError('not a valuation model')
  const start = HEADER_AT + view.getUint32(4, true)
  const { facts, columns }: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(HEADER_AT, start)))
  const { engine } = SEGMENTS[facts.segment]
  if (facts.version !== engine) throw new RangeError(`a valuation model of engine ${facts.version}, not ${engine}`)
  const read = readColumns(bytes, start, columns)
  const { kinds, models, factNames, plan, quantiles, shift, forests, index, ...rest } = facts
  const projectId = read('projectId', Int32Array)
  return {
    ...rest,
    book: { kinds, models, projectId, siteKind: read('siteKind', Uint16Array), siteModel: read('siteModel', Uint16Array) },
    sites: {
      count: projectId.length,
      lat: read('lat', Float64Array),
      lng: read('lng', Float64Array),
      zone: Int32Array.from(read('zone', Uint16Array)),
      street: Int32Array.from(read('street', Uint16Array)),
      facts: factNames.map((name) => ({ name, values: Float64Array.from(read(`fact.${name}`, Float32Array)) })),
    },
    index: { ...index, ...recordOf(INDEX_COLUMNS, (name) => read(`index.${name}`, Float64Array)) },
    valuer: {
      plan,
      forests: Array.from({ length: forests }, (_, i) => parseForest(read(`forest.${i}`, Uint8Array))),
      bands: { scale: parseForest(read('scale', Uint8Array)), quantiles, ...(shift !== undefined && { shift }) },
    },
  }
}

type ReadColumn = <Kind extends Column>(name: string, kind: abstract new (length: number) => Kind) => Kind

function readColumns(bytes: Uint8Array, start: number, columns: Header['columns']): ReadColumn {
  const found = new Map<string, Column>()
  let at = start
  for (const { name, array, length } of columns) {
    const size = length * ARRAYS[array].BYTES_PER_ELEMENT
    if (at + size > bytes.length) throw new RangeError('a valuation model of another length')
    found.set(name, new ARRAYS[array](new Uint8Array(bytes.subarray(at, at + size)).buffer))
    at = aligned(at + size)
  }
  return (name, kind) => {
    const column = found.get(name)
    if (!(column instanceof kind)) throw new RangeError(`a valuation model without ${name}`)
    return column
  }
}

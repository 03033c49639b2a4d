import { statSync } from 'node:fs'
import type { Progress } from '../../build/progress.ts'
import { SEGMENTS } from '../../valuation/segments.ts'
import { ImportRefused } from '../input-file.ts'
import { readAuSales, weeklyFiles } from './au-sales.ts'
import { type BuiltMarket, buildSaleMarket, mergeFiles, type SaleRecord, type SiteFacts } from './market-builder.ts'
import { readSchemes, readTerraces } from './my-sales.ts'
import type { BacktestFiles } from './options.ts'
import { AMENITY_FACTS, centreOnly, readAmenities } from './sg-amenities.ts'
import { BLOCK_FACTS, placeKeys, readBlocks, readPrivateProjects } from './sg-places.ts'
import { readSales, type SgKind } from './sg-sales.ts'

const NOWHERE: SiteFacts = { at: null, facts: {} }

/** A market with its sales in input order; `told` has messages about what was left out. */
interface LoadedMarket extends BuiltMarket {
  records: readonly SaleRecord[]
  leftOut: string[]
}

/** Reads the given files and nothing else. */
export async function loadMarket(options: BacktestFiles, progress: Progress): Promise<LoadedMarket> {
  const { kind, localities } = options
  const sales = SEGMENTS[kind].country === 'AU' ? weeklyFiles(options.sales) : options.sales
  const paths = [...sales, options.blocks, options.projects, options.amenities, localities].filter((path) => path !== undefined)
  progress.stage(
    'reading',
    paths.reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0),
  )
  const loaded =
    kind === 'house' || kind === 'strata'
      ? await loadAustralia({ ...options, kind, localities: localities ?? '' }, progress)
      : kind === 'terrace'
        ? await loadMalaysia(options, progress)
        : await loadSingapore({ ...options, kind }, progress)
  if (loaded.records.length === 0) throw new ImportRefused(`no ${kind} sales in ${options.sales.join(', ')}`)
  return loaded
}

async function loadAustralia(options: Parameters<typeof readAuSales>[0], progress: Progress): Promise<LoadedMarket> {
  const { records, leftOut } = await readAuSales(options, progress)
  return { ...buildSaleMarket(records, [], (_, { at }) => ({ at: at ?? null, facts: {} })), records, leftOut }
}

async function loadMalaysia({ sales, projects }: BacktestFiles, progress: Progress): Promise<LoadedMarket> {
  const files: SaleRecord[][] = []
  const leftOut: string[] = []
  for (const path of sales) {
    const file = await readTerraces(path, progress)
    files.push(file.records)
    leftOut.push(...file.leftOut)
  }
  const schemes = projects === undefined ? null : await readSchemes(projects, progress)
  leftOut.push(...(schemes?.leftOut ?? []))
  const records = mergeFiles(files)
  return { ...buildSaleMarket(records, [], (key) => schemes?.places.get(key) ?? NOWHERE), records, leftOut }
}

async function loadSingapore(options: BacktestFiles & { kind: SgKind }, progress: Progress): Promise<LoadedMarket> {
  const leftOut: string[] = []
  const files: SaleRecord[][] = []
  for (const path of options.sales) {
    const file = await readSales(path, options.kind, progress)
    files.push(file.records)
    leftOut.push(...file.leftOut)
  }
  const merged = mergeFiles(files)
  const blocks = options.blocks === undefined ? null : await readBlocks(options.blocks, progress)
  const projects = options.projects === undefined ? null : await readPrivateProjects(options.projects, blocks?.known ?? [], progress)
  leftOut.push(...(blocks?.leftOut ?? []), ...(projects?.leftOut ?? []))
  const records = merged.map((record) =>
    projects?.namesakes.has(record.siteKey) ? { ...record, siteKey: placeKeys(record.siteKey, record.zone, record.street)[1] } : record,
  )
  const places = new Map([...(blocks?.places ?? []), ...(projects?.places ?? [])])
  const amenities = options.amenities === undefined ? null : await readAmenities(options.amenities, progress)
  leftOut.push(...(amenities?.leftOut ?? []))
  const nearest = amenities?.nearest ?? centreOnly
  const factNames = [...(options.kind === 'hdb' ? BLOCK_FACTS : []), 'tenureYears', ...(amenities ? AMENITY_FACTS : ['centre'])]
  const built = buildSaleMarket(records, factNames, (key, first) => {
    const known = placeKeys(key, first.zone, first.street).find((one) => places.has(one))
    const place = (known !== undefined && places.get(known)) || NOWHERE
    const at = place.at ?? first.at ?? null
    return { at, facts: { ...place.facts, tenureYears: first.tenureYears ?? null, ...(at ? nearest(at) : {}) } }
  })
  return { ...built, records, leftOut }
}

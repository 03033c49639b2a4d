import { statSync } from 'node:fs'
import type { Progress } from '../../db/build/progress.ts'
import { ImportRefused } from '../input-file.ts'
import { type BuiltMarket, buildSaleMarket, mergeFiles, type SaleRecord, type SiteFacts } from './market-builder.ts'
import type { BacktestFiles } from './options.ts'
import { AMENITY_FACTS, centreOnly, readAmenities } from './sg-amenities.ts'
import { BLOCK_FACTS, placeKeys, readBlocks, readPrivateProjects } from './sg-places.ts'
import { readSales } from './sg-sales.ts'

const NOWHERE: SiteFacts = { at: null, facts: {} }

/** Reads the given files and nothing else; `told` has messages about what was left out. */
export async function loadMarket(
  options: BacktestFiles,
  progress: Progress,
): Promise<BuiltMarket & { records: readonly SaleRecord[]; told: string[] }> {
  const paths = [...options.sales, options.blocks, options.projects, options.amenities].filter((path) => path !== undefined)
  progress.stage(
    'reading',
    paths.reduce((sum, path) => sum + (statSync(path, { throwIfNoEntry: false })?.size ?? 0), 0),
  )
  const told: string[] = []
  const files: SaleRecord[][] = []
  for (const path of options.sales) {
    const file = await readSales(path, options.kind, progress)
    files.push(file.records)
    told.push(...file.told)
  }
  const merged = mergeFiles(files)
  if (merged.length === 0) throw new ImportRefused(`no ${options.kind} sales in ${options.sales.join(', ')}`)
  const blocks = options.blocks === undefined ? null : await readBlocks(options.blocks, progress)
  const projects = options.projects === undefined ? null : await readPrivateProjects(options.projects, blocks?.known ?? [], progress)
  told.push(...(blocks?.told ?? []), ...(projects?.told ?? []))
  const records = merged.map((record) =>
    projects?.namesakes.has(record.siteKey) ? { ...record, siteKey: placeKeys(record.siteKey, record.zone, record.street)[1] } : record,
  )
  const places = new Map([...(blocks?.places ?? []), ...(projects?.places ?? [])])
  const amenities = options.amenities === undefined ? null : await readAmenities(options.amenities, progress)
  told.push(...(amenities?.told ?? []))
  const nearest = amenities?.nearest ?? centreOnly
  const factNames = [...(options.kind === 'hdb' ? BLOCK_FACTS : []), 'tenureYears', ...(amenities ? AMENITY_FACTS : ['centre'])]
  const built = buildSaleMarket(records, factNames, (key, first) => {
    const known = placeKeys(key, first.zone, first.street).find((one) => places.has(one))
    const place = (known !== undefined && places.get(known)) || NOWHERE
    const at = place.at ?? first.at ?? null
    return { at, facts: { ...place.facts, tenureYears: first.tenureYears ?? null, ...(at ? nearest(at) : {}) } }
  })
  return { ...built, records, told }
}

import { statSync } from 'node:fs'
import type { Progress } from '../../db/build/progress.ts'
import { ImportRefused } from '../input-file.ts'
import { type BuiltMarket, buildSaleMarket, mergeFiles, type SaleRecord, type SiteFacts } from './market-builder.ts'
import type { BacktestOptions } from './options.ts'
import { AMENITY_FACTS, centreOnly, readAmenities } from './sg-amenities.ts'
import { BLOCK_FACTS, readBlocks, readPrivateProjects } from './sg-places.ts'
import { readSales } from './sg-sales.ts'

const NOWHERE: SiteFacts = { at: null, facts: {} }

/** Reads the given files and nothing else; `told` has messages about what was left out. */
export async function loadMarket(
  options: BacktestOptions,
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
  const records = mergeFiles(files)
  if (records.length === 0) throw new ImportRefused(`no ${options.kind} sales in ${options.sales.join(', ')}`)
  const places = new Map<string, SiteFacts>()
  for (const [path, read] of [
    [options.blocks, readBlocks],
    [options.projects, readPrivateProjects],
  ] as const) {
    if (path === undefined) continue
    const file = await read(path, progress)
    for (const [key, place] of file.places) places.set(key, place)
    told.push(...file.told)
  }
  const amenities = options.amenities === undefined ? null : await readAmenities(options.amenities, progress)
  told.push(...(amenities?.told ?? []))
  const nearest = amenities?.nearest ?? centreOnly
  const factNames = [...(options.kind === 'hdb' ? BLOCK_FACTS : []), 'tenureYears', ...(amenities ? AMENITY_FACTS : ['centre'])]
  const built = buildSaleMarket(records, factNames, (key, first) => {
    const place = places.get(key) ?? NOWHERE
    const at = place.at ?? first.at ?? null
    return { at, facts: { ...place.facts, tenureYears: first.tenureYears ?? null, ...(at ? nearest(at) : {}) } }
  })
  return { ...built, records, told }
}

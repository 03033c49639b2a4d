/**
 * Makes the file of streets that is shipped with a market from a published one. Run by hand when there is a newer file:
 *
 *     node scripts/demo-streets.ts HK csdi-bus-streets.geojson.gz
 *
 * The file is GeoJSON with lines, longitude first, packed or not: the streets that buses and minibuses of Hong Kong use, by the Transport
 * Department through the Common Spatial Data Infrastructure. What is written has its source and licence (`demo/hk/streets-licence.md`).
 */
import { writeFileSync } from 'node:fs'
import type { FeatureCollection } from 'geojson'
import { writePoints } from '../src/graphql/point-text.ts'
import type { Street } from '../src/server/provider/db/market/rows.ts'
import type { ShippedStreets } from '../src/server/provider/demo/streets.ts'
import { readText } from '../src/server/provider/import/input-file.ts'
import { markMain } from '../src/server/provider/import/streets/main-streets.ts'
import { mergeStreets } from '../src/server/provider/import/streets/merge-streets.ts'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const SHIPPED: Record<string, Pick<ShippedStreets, 'source' | 'licence' | 'kind' | 'credit'>> = {
  HK: {
    source: 'Streets used by buses and minibuses, Transport Department, Hong Kong SAR, via CSDI',
    licence: 'DATA.GOV.HK terms',
    kind: 'hk-streets',
    credit: 'Transport Department, Hong Kong SAR, via CSDI',
  },
}

const [country = '', path = ''] = commandLine(COMMANDS['demo-streets']).positionals
const facts = SHIPPED[country]
if (!facts || !path) throw new RangeError(`name the country (${Object.keys(SHIPPED).join(', ')}) and the file`)
const { features }: FeatureCollection = JSON.parse(await readText(path))
const merged = mergeStreets(
  features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? [geometry.coordinates] : geometry.type === 'MultiLineString' ? geometry.coordinates : [],
  ),
)
const streets = markMain(merged.map((street) => ({ ...street, name: null })))
const textOf = ({ line }: Street) => writePoints(line.map(([lng = 0, lat = 0]) => [lat, lng]))
const file: ShippedStreets = {
  ...facts,
  main: streets.filter(({ isMain }) => isMain).map(textOf),
  other: streets.filter(({ isMain }) => !isMain).map(textOf),
}
const target = new URL(`../src/server/provider/demo/${country.toLowerCase()}/streets.json`, import.meta.url)
writeFileSync(target, `${JSON.stringify(file, null, 2)}\n`)
console.log(`${country}: ${streets.length} lines, ${streets.reduce((sum, { line }) => sum + line.length, 0)} points`)

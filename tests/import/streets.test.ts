import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { readPointText } from '../../src/graphql/point-text.ts'
import type { MainStreetFile } from '../../src/graphql/street-file.ts'
import { readStoredArtifact } from '../../src/server/provider/build/artifacts.ts'
import { streetOfStop } from '../../src/server/provider/import/sg/street-book.ts'
import { dump, importInto, rows } from './import-into.ts'
import { madeFiles, madeFolder } from './made-folder.ts'

const service = (name: string, coordinates: [number, number][]) => ({
  type: 'Feature',
  properties: { operator: 'MADE', service: name, direction: '1' },
  geometry: { type: 'LineString', coordinates },
})

const AVENUE: [number, number][] = [
  [103.85, 1.363],
  [103.858, 1.363],
]
const ROUTES = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    service('1', AVENUE),
    service('2', AVENUE.toReversed()),
    // on the other carriageway, then round a corner
    service('3', [
      [103.85, 1.36308],
      [103.858, 1.36308],
      [103.858, 1.366],
    ]),
  ],
})
const STOPS = JSON.stringify({
  '54001': [103.852, 1.3631, 'Blk 406', 'Ang Mo Kio Ave 10'],
  '54002': [103.856, 1.3629, 'Opp Blk 406', 'Ang Mo Kio Ave 10'],
  '54003': [103.85805, 1.3645, 'Made School', 'Made Lor'],
  '54004': [0, 0, 'Nowhere', 'Made Rd'],
  '54005': [103.9, 1.35, 'A', 'Far Rd'],
  '54006': [103.9, 1.35, 'B', 'Far Rd'],
})
const withStreets = (more: Record<string, string>) => madeFolder({ ...madeFiles(), ...more })

function streetsIn(file: string): { credit: string; streets: [name: string | null, points: number][] } | null {
  const db = new DatabaseSync(file, { readOnly: true })
  const read = (name: string): MainStreetFile | null => JSON.parse(readStoredArtifact(db, name)?.toString() ?? 'null')
  const main = read('streets')
  const files = main ? [main, ...main.tiles.map((tile) => read(tile.file.replace(/-[0-9a-f]{16}$/, '')))] : []
  const streets = files.flatMap((one) =>
    (one?.lines ?? []).map(([name, text]): [string | null, number] => [one?.names[name] ?? null, readPointText(text).length]),
  )
  db.close()
  return main && { credit: main.credit, streets }
}

describe('the streets of Singapore', () => {
  it('are those that buses use, each once, named by their stops', async () => {
    const { targetFile, outcome } = await importInto(withStreets({ 'routes.geojson': ROUTES, 'stops.json': STOPS }))
    const streets = streetsIn(targetFile)
    expect(streets?.credit).toBe('Land Transport Authority')
    expect(streets?.streets.map(([name]) => name).toSorted()).toEqual(['Ang Mo Kio Avenue 10', 'Made Lorong'])
    expect(rows(targetFile, "select kind, rows_accepted n, rows_rejected bad from source where kind like 'sg-bus%' order by kind")).toEqual(
      [
        { kind: 'sg-bus-routes', n: 3, bad: 0 },
        { kind: 'sg-bus-stops', n: 5, bad: 1 },
      ],
    )
    expect(outcome.report.summary().some(({ file, column }) => file === 'stops.json' && column === '54004')).toBe(true)
  })

  it('have no names without stops and homes, and are the same bytes every time', async () => {
    const folder = withStreets({ 'routes.geojson': ROUTES })
    const [one, two] = [await importInto(folder), await importInto(folder)]
    expect(streetsIn(one.targetFile)?.streets.every(([name]) => name === null)).toBe(true)
    expect(dump(one.targetFile)).toBe(dump(two.targetFile))
  })

  it('are not there without lines', async () => {
    expect(streetsIn((await importInto(withStreets({ 'stops.json': STOPS }))).targetFile)).toBeNull()
    expect(streetsIn((await importInto(withStreets({}))).targetFile)).toBeNull()
  })

  it('are refused where most stops cannot be read', async () => {
    const broken = JSON.stringify({ '54001': [1, 2], '54002': ['x'] })
    await expect(importInto(withStreets({ 'routes.geojson': ROUTES, 'stops.json': broken }))).rejects.toThrow(
      /stops.json: looks like "LTA bus stops"/,
    )
  })

  it.each([
    ["Upp S'goon Rd", 'Upper Serangoon Road'],
    ['Bt Merah Ctrl', 'Bukit Merah Central'],
    ["St. George's Rd", "St. George's Road"],
    ['Marine Terr', 'Marine Terrace'],
    ['PIE', 'Pan Island Expressway'],
    ['Opp Gambas Cres', null],
    ['PTB1 Basement', null],
    ['Johor Bahru', null],
  ])('a stop at %s is in %s', (stop, street) => {
    expect(streetOfStop(stop)).toBe(street)
  })
})

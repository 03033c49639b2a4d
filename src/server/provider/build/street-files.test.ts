import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readPointText } from '#graphql/point-text.ts'
import type { MainStreetFile } from '#graphql/street-file.ts'
import type { StreetNetwork } from '../db/market/rows.ts'
import { applyMigrations, readMigrations } from '../db/migrations.ts'
import { readStreetsFile } from '../demo/streets.ts'
import { readStoredArtifact } from './artifacts.ts'
import { writeStreetFiles } from './street-files.ts'

/** what a market's streets may add, gzipped */
const BYTES_MAX = 250_000

function filesOf(network: StreetNetwork): Map<string, Buffer> {
  const db = new DatabaseSync(':memory:')
  applyMigrations(db, readMigrations('market'), '2000-01-01 00:00:00')
  writeStreetFiles(db, network)
  const names = db.prepare('select distinct name, hash from artifact order by name').all()
  return new Map(names.map(({ name, hash }) => [`${name}-${hash}`, readStoredArtifact(db, String(name)) ?? Buffer.alloc(0)]))
}

const fileNamed = (files: ReadonlyMap<string, Buffer>, start: RegExp): MainStreetFile =>
  JSON.parse([...files].find(([name]) => start.test(name))?.[1].toString() ?? 'null')

it('writes the main streets with the names of the others’ files, each street in one', () => {
  const files = filesOf({
    credit: 'Somebody',
    streets: [
      {
        name: 'Elm Road',
        isMain: true,
        line: [
          [103.81, 1.31],
          [103.95, 1.33],
        ],
      },
      {
        name: 'Cedar Avenue',
        isMain: false,
        line: [
          [103.89, 1.31],
          [103.91, 1.32],
        ],
      },
      {
        name: null,
        isMain: false,
        line: [
          [103.91, 1.32],
          [103.92, 1.32],
        ],
      },
    ],
  })
  const main = fileNamed(files, /^streets-[0-9a-f]{16}$/)
  expect(main).toMatchObject({ credit: 'Somebody', names: ['Elm Road'], lines: [[0, expect.any(String)]] })
  expect(readPointText(main.lines[0]?.[1] ?? '')).toEqual([
    [1.31, 103.81],
    [1.33, 103.95],
  ])
  expect(main.tiles.map(({ box }) => box)).toEqual([
    [1.31, 103.89, 1.32, 103.91],
    [1.32, 103.91, 1.32, 103.92],
  ])
  for (const { file } of main.tiles) expect([...files.keys()]).toContain(file)
  expect(fileNamed(files, /^streets-13-1038/)).toEqual({ names: ['Cedar Avenue'], lines: [[0, expect.any(String)]] })
  expect(fileNamed(files, /^streets-13-1039/)).toMatchObject({ names: [], lines: [[-1, expect.any(String)]] })
})

it('keeps the shipped streets of Hong Kong within what streets may add, in small pieces', () => {
  const network = readStreetsFile('HK')?.network
  const sizes = [...filesOf(network ?? { credit: '', streets: [] }).values()].map((bytes) => gzipSync(bytes).length)
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(BYTES_MAX)
  expect(Math.max(...sizes)).toBeLessThan(60_000)
  expect(readStreetsFile('SG')).toBeNull()
})

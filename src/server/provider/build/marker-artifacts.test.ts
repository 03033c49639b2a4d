import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { MARKER_BYTES_MAX, MARKER_HEADER_BYTES, readMarkers } from '#graphql/marker-snapshot.ts'
import { type CountryCode, TYPE_GROUPS } from '#market/vocabulary.ts'
import type { ProjectRow } from '../db/market/rows.ts'
import { generateMarket } from '../demo/generate-market.ts'
import { readStoredArtifact } from './artifacts.ts'
import { buildMarket } from './build-market.ts'

const folder = mkdtempSync(join(tmpdir(), 'markers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Publishes a small demonstration market, each project as `change` makes it. */
async function publish(country: CountryCode, change: (row: ProjectRow) => ProjectRow = (row) => row) {
  const stagingFile = join(folder, 'market.sqlite')
  await buildMarket({
    country,
    stagingFile,
    origin: 'demo',
    contentHash: 'markers',
    produce: (sink) =>
      void generateMarket(country, { scale: 'default', seed: 'markers' }, { ...sink, project: (row) => sink.project(change(row)) }),
  })
  const db = new DatabaseSync(stagingFile, { readOnly: true })
  const hashes = new Map(
    db
      .prepare('select distinct name, hash from artifact')
      .all()
      .map(({ name, hash }) => [String(name), String(hash)]),
  )
  const files = TYPE_GROUPS.map((group) => Uint8Array.from(readStoredArtifact(db, `markers-${group}`) ?? []))
  db.close()
  return { hashes, files, markers: files.map(({ buffer }) => readMarkers(buffer)) }
}

describe('marker files', () => {
  it('take at most 28 bytes a marker', async () => {
    const { files, markers } = await publish('SG')
    for (const [i, { count }] of markers.entries())
      expect((files[i]?.length ?? 0) - MARKER_HEADER_BYTES).toBeLessThanOrEqual(MARKER_BYTES_MAX * count)
  })

  it('change by their hash when a project does, and only the file it is in', async () => {
    const before = await publish('SG')
    const id = before.markers[1]?.projectId[7]
    const after = await publish('SG', (row) => (row.id === id ? { ...row, completionYear: (row.completionYear ?? 2000) - 1 } : row))
    const changed = [...before.hashes].filter(([name, hash]) => after.hashes.get(name) !== hash).map(([name]) => name)
    expect(changed).toEqual(['markers-private-stack'])
  })

  it.each(['HK', 'MY'] as const)('of %s hold no rent and no yield', async (country) => {
    const { markers } = await publish(country)
    for (const { rent, yield: yields } of markers) expect([...new Set([...rent, ...yields])]).toEqual(rent.length === 0 ? [] : [0])
  })

  it('of Singapore hold rents and yields where they are known', async () => {
    const { markers } = await publish('SG')
    expect(markers[1]?.rent.some((code) => code > 0)).toBe(true)
    expect(markers[1]?.yield.some((code) => code > 0)).toBe(true)
  })
})

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { demoFile, importedOnce } from './import-into.ts'
import { DEMO_QUERIES } from './relevance-demo.ts'
import { MORE_QUERIES } from './relevance-more.ts'
import { REAL_QUERIES } from './relevance-real.ts'
import { suggestFrom } from './suggest-from.ts'

const folder = join(import.meta.dirname, '../../../shared/data/sg')
const present = existsSync(folder)

/** The searches whose expected hit is not among the first three, with the hits that are. */
async function missed(file: string, table: string): Promise<string[]> {
  const misses: string[] = []
  for (const line of table.trim().split('\n')) {
    const [text = '', wanted = ''] = line.split('|')
    const found = (await suggestFrom(file, text, 8)).slice(0, 3).map(({ kind, title }) => `${kind} ${title}`)
    if (!found.includes(wanted)) misses.push(`${text} → ${found.join(', ')} instead of ${wanted}`)
  }
  return misses
}

describe.each(COUNTRY_CODES)('demonstration data of %s', (country) => {
  it('has every expected hit among the first three', async () => {
    const stagingFile = await demoFile(country)
    expect(DEMO_QUERIES[country].trim().split('\n').length).toBe(10)
    expect(await missed(stagingFile, DEMO_QUERIES[country])).toEqual([])
  })
})

it.each(['MY', 'HK', 'AU'] as const)('the demonstration of %s has the expected hits of searches of other kinds', async (country) => {
  expect(await missed(await demoFile(country), MORE_QUERIES[country])).toEqual([])
})

describe.skipIf(!present)(
  `official files of Singapore${present ? '' : ' (skipped: no real data)'}`,
  { timeout: 240_000, tags: ['long'] },
  () => {
    let file = ''
    beforeAll(async () => {
      file = (await importedOnce(folder)).targetFile
    }, 240_000)

    it('have the expected hit among the first three in at least 95 of 100 searches', async () => {
      expect(REAL_QUERIES.trim().split('\n').length).toBe(100)
      const misses = await missed(file, REAL_QUERIES)
      expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(5)
    })

    it('have the expected hit of every description and half-typed word among the first three', async () => {
      const all = Object.values(MORE_QUERIES).join('').trim().split('\n')
      expect(all.length).toBe(50)
      expect(await missed(file, MORE_QUERIES.SG)).toEqual([])
    })
  },
)

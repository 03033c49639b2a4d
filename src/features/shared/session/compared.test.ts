import { expect, it } from 'vitest'
import { COMPARED_MAX, comparedToKeep, type HomesToCompare, readCompared, toggleCompared } from './compared.ts'

const home = (at: number) => ({ slug: `blk-${at}`, name: `Blk ${at}` })

it('chooses up to five in a country, takes out what is pressed again, and leaves other countries alone', () => {
  const homes: HomesToCompare = {}
  for (let at = 1; at <= COMPARED_MAX; at++) expect(toggleCompared(homes, 'SG', home(at))).toBe('added')
  expect(toggleCompared(homes, 'SG', home(6))).toBe('full')
  expect(homes.SG).toHaveLength(COMPARED_MAX)
  expect(toggleCompared(homes, 'MY', home(6))).toBe('added')
  expect(toggleCompared(homes, 'SG', home(2))).toBe('removed')
  expect(homes.SG?.map(({ slug }) => slug)).toEqual(['blk-1', 'blk-3', 'blk-4', 'blk-5'])
  expect(homes.MY).toEqual([home(6)])
})

it('is read back as it was kept, and nothing is kept where nothing is chosen', () => {
  const homes: HomesToCompare = {}
  toggleCompared(homes, 'SG', home(1))
  expect(readCompared(comparedToKeep(homes))).toEqual(homes)
  toggleCompared(homes, 'SG', home(1))
  expect(comparedToKeep(homes)).toBeNull()
})

it.each([
  null,
  'not json',
  '[]',
  '{"SG":[{"slug":"Not a slug","name":"x"}]}',
  '{"XX":[]}',
  JSON.stringify({ SG: Array.from({ length: COMPARED_MAX + 1 }, (_, at) => home(at)) }),
])('reads nothing of %s', (text) => expect(readCompared(text)).toBeNull())

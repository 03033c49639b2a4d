import { expect, test } from 'vitest'
import { forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'
import type { Suggestion } from './use-suggestions.ts'

const memory = (initial?: string) => {
  const kept = new Map<string, string>(initial === undefined ? [] : [['recentSearches', initial]])
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

const street = (id: string): Suggestion => ({
  id,
  kind: 'STREET',
  title: `Street ${id}`,
  titleLocal: null,
  propertyType: null,
  projectName: null,
  projectNameLocal: null,
  street: null,
  estate: null,
  postalCode: null,
  areaName: null,
  areaNameLocal: null,
  amenityType: null,
  schoolKind: null,
  code: null,
  typeGroup: null,
  slug: null,
  projectId: null,
  houseNo: null,
  areaId: null,
  lat: null,
  lng: null,
  isApproximate: false,
  resultCount: 1,
})

test('newest first, each once, five for a market, markets apart', () => {
  const storage = memory()
  for (const id of ['1', '2', '3', '4', '5', '6', '3']) rememberSearch(storage, 'SG', street(id))
  rememberSearch(storage, 'HK', street('9'))
  expect(recentSearches(storage, 'SG').map(({ id }) => id)).toEqual(['3', '6', '5', '4', '2'])
  expect(recentSearches(storage, 'HK').map(({ id }) => id)).toEqual(['9'])
})

test.each(['not json', '{"a":1}', '[{"country":"SG"}]', 'null'])('malformed contents (%s) are ignored', (text) => {
  expect(recentSearches(memory(text), 'SG')).toEqual([])
})

test('one goes by itself, all of a market together', () => {
  const storage = memory()
  for (const id of ['1', '2', '3']) rememberSearch(storage, 'SG', street(id))
  rememberSearch(storage, 'HK', street('9'))
  forgetSearch(storage, 'SG', '2')
  expect(recentSearches(storage, 'SG').map(({ id }) => id)).toEqual(['3', '1'])
  forgetSearch(storage, 'SG')
  expect(recentSearches(storage, 'SG')).toEqual([])
  expect(recentSearches(storage, 'HK')).toHaveLength(1)
})

test('what an older version kept is still known', () => {
  const { propertyType: _, areaName: __, ...older } = street('1')
  const storage = memory(JSON.stringify([{ country: 'SG', suggestion: { ...older, subtitle: 'Bishan' } }]))
  expect(recentSearches(storage, 'SG')).toMatchObject([{ id: '1', areaName: null }])
})

import { expect, test } from 'vitest'
import { recentSearches, rememberSearch } from './recent-searches.ts'
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
  subtitle: '',
  typeGroup: null,
  slug: null,
  projectId: null,
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

test.each(['not json', '{"a":1}', '[{"country":"SG"}]', 'null'])('strange contents (%s) are as good as none', (text) => {
  expect(recentSearches(memory(text), 'SG')).toEqual([])
})

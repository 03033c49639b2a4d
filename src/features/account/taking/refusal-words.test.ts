import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isNamedRefusal } from './refusal-words.ts'
import { titleOf } from './title-of.ts'

const PROVIDER = 'src/server/provider/modules'

/** The rules of the pages that records are held to. */
const PAGES = [
  'transactions/kept/deal-list-input.ts',
  'own-home/home-input.ts',
  'smart-plan/plan-input.ts',
  'label/keep-sheet.ts',
  'label/label-row.ts',
  'analysis/analysed-home.ts',
  'analysis/analysis-input.ts',
  'saved-search/save.ts',
  'tour/bundle/read-bundle.ts',
]
/** Where records of copies are taken in. */
const TAKERS = readdirSync(`${PROVIDER}/data-copy`).filter((name) => /^(?:take|copied)-.*\.ts$/.test(name))
const RULES = [...TAKERS.map((name) => `data-copy/${name}`), ...PAGES]

/** Only a record that was written by hand can be refused for these: it is told that it is not as the pages write it. */
const BY_HAND: ReadonlySet<string> = new Set([
  'label-print',
  'plan-unreadable',
  'analysis-facts',
  'analysis-choice',
  'analysis-added',
  'analysis-note',
  'analysis-asking',
  'own-home-purchase',
  // of the call, which pages never make
  'copy-lines',
  'saved-search-filter',
])

it('every reason for which a record is not taken in has words', () => {
  const codes = new Set(
    RULES.flatMap((file) =>
      Array.from(
        readFileSync(`${PROVIDER}/${file}`, 'utf8').matchAll(/(?:refusal|UnusableRecord)\('([a-z-]+)'|return '(bundle-[a-z]+)'/g),
        ([, a, b]) => a ?? b ?? '',
      ),
    ),
  )
  expect(codes.size).toBeGreaterThan(25)
  expect([...codes].filter((code) => !isNamedRefusal(code) && !BY_HAND.has(code))).toEqual([])
})

it('a record is named by what people call it', () => {
  expect(titleOf('{"ListingKey":"k","BuildingName":"Lantern Bay"}')).toBe('Lantern Bay')
  expect(titleOf('{"id":"a","title":" ","name":"My home"}')).toBe('My home')
  expect(['{', '[]', '{"title":7}'].map(titleOf)).toEqual(['', '', ''])
})

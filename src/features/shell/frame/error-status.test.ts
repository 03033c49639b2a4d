import { expect, test } from 'vitest'
import { SITE_MAP } from '#access/site-map.ts'
import { barOf, errorStatus, isPartLost } from './error-status.ts'

test('§2.10: an error is 500 unless it says 404 or 503', () => {
  expect(errorStatus(new Error('x'))).toBe(500)
  expect(errorStatus({ status: 503 })).toBe(503)
  expect(errorStatus({ status: 404 })).toBe(404)
  for (const odd of [null, undefined, 'x', { status: 200 }, { status: '404' }]) expect(errorStatus(odd)).toBe(500)
})

/** A share page in a listing's layout shows the site's bar; a block, whose own layout has none, shows its room's where it fails. */
const ELSEWHERE: Readonly<Record<string, string>> = { '/share/$agentNumber/idx': 'site', '/idx/$agentId/listings': 'realListing' }

test.each(SITE_MAP)('the bar of $path is that of its layout', ({ path, layout, example }) => {
  const bars = {
    default: 'site',
    real360: 'real360',
    realAgent: 'realAgent',
    realAgentNonAgent: 'nonAgent',
    realListing: 'realListing',
    realValue: 'realValue',
    blank: 'site',
  } as const
  if (layout === 'fullscreen') expect(['site', 'real360']).toContain(barOf(example))
  else expect(barOf(example)).toBe(ELSEWHERE[path] ?? bars[layout])
})

test('an unknown page has the bar of the site', () => expect(barOf('/nowhere')).toBe('site'))

test.each([
  ['Failed to fetch dynamically imported module: https://a.example/b.js', true],
  ['error loading dynamically imported module: https://a.example/b.js', true],
  ['Importing a module script failed.', true],
  ['Cannot read properties of undefined', false],
])('%s: a part of the page was lost: %s', (message, isLost) => expect(isPartLost(new TypeError(message))).toBe(isLost))

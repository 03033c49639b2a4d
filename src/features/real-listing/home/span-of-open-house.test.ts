import { expect, it } from 'vitest'
import { spanOfOpenHouse } from './span-of-open-house.ts'

it.each([
  ['en-AU', 'Australia/Sydney', /^Saturday,? 5 December(?:,| at) 11:00.–.11:30.am AEDT$/],
  ['en-US', 'Asia/Singapore', /^Saturday,? 5 December(?:,| at) 8:00.–.8:30.am (?:SGT|GMT\+8)$/],
])('in %s, by the clock of %s', (locale, timeZone, expected) =>
  expect(spanOfOpenHouse('2026-12-05T00:00:00Z', '2026-12-05T00:30:00Z', timeZone, locale)).toMatch(expected),
)

import { expect, it } from 'vitest'
import { agoWords, durationWords } from './duration-words.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')

it.each([
  ['2026-11-28T12:00:30Z', 'this minute'],
  ['2026-11-28T11:59:30Z', 'this minute'],
  ['2026-11-28T11:00:01Z', '59 minutes ago'],
  ['2026-11-28T11:00:00Z', '1 hour ago'],
  ['2026-11-27T12:00:01Z', '23 hours ago'],
  ['2026-11-27T12:00:00Z', '1 day ago'],
  ['2026-10-19T12:00:00Z', '40 days ago'],
])('what came at %s came %s', (moment, words) => expect(agoWords(moment, 'en-US', NOW)).toBe(words))

it('speaks the reader’s language', () => {
  expect(agoWords('2026-11-28T09:00:00Z', 'zh-Hant-HK', NOW)).toBe('3 小時前')
  expect(durationWords(7_300, 'ms-MY')).toBe('2 jam')
})

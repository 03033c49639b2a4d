import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newsSince, readAddress, readName } from './rules.ts'

describe('addresses', () => {
  it.each([
    ['/search', '?q=bishan&page=2'],
    ['/map', ''],
    ['/realListing/search', '?at=1.35,103.8,14z&beds=%5B1%5D'],
  ])('%s%s is a page of ours', (path, search) => expect(readAddress({ path, search })).toEqual({ path, search }))

  it.each([
    ['//evil.example', ''],
    ['https://evil.example', ''],
    ['/a/../b', ''],
    ['search', ''],
    ['', ''],
    ['/search', 'q=1'],
    ['/search', '?q=<script>'],
    ['/search', '?q=1#top'],
    ['/search', `?q=${'x'.repeat(4_900)}`],
    ['/\\evil.example', ''],
  ])('%s%s is none', (path, search) => expect(readAddress({ path, search })).toBeNull())

  it('never names another host, whatever is sent', () =>
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, search) => {
        const kept = readAddress({ path: `/${path}`, search })
        if (kept) expect(new URL(kept.path + kept.search, 'https://site.example').host).toBe('site.example')
      }),
    ))
})

it('a name is one line within bounds', () => {
  expect(readName('  Bishan \n MRT ')).toBe('Bishan MRT')
  expect(readName(' ')).toBeNull()
  expect(readName('x'.repeat(81))).toBeNull()
})

describe('news', () => {
  const seen = { projects: 3, sales: 10 }
  it('is an increase', () => {
    expect(newsSince(seen, { projects: 3, sales: 12 })).toEqual({ projects: 0, sales: 2 })
    expect(newsSince(seen, { projects: 4, sales: 9 })).toEqual({ projects: 1, sales: 0 })
  })
  it('is not a decrease or an equal count', () => {
    expect(newsSince(seen, seen)).toBeNull()
    expect(newsSince(seen, { projects: 1, sales: 1 })).toBeNull()
  })
})

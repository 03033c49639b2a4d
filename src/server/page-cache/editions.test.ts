import { expect, it, vi } from 'vitest'
import { MarketEditions } from './editions.ts'

const later = (work: Promise<unknown>) => void work

it('is looked up once for all who ask, and again after two seconds', async () => {
  let now = 0
  const read = vi.fn(async () => 'v1')
  const editions = new MarketEditions(() => now)
  expect(await Promise.all([editions.of('SG', read, later), editions.of('SG', read, later)])).toEqual(['v1', 'v1'])
  now = 1_999
  await editions.of('SG', read, later)
  expect(read).toHaveBeenCalledTimes(1)
  now = 2_001
  read.mockResolvedValue('v2')
  expect(await editions.of('SG', read, later)).toBe('v1')
  await vi.waitFor(async () => expect(await editions.of('SG', read, later)).toBe('v2'))
})

it('after a pause nobody is given the edition before', async () => {
  let now = 0
  const read = vi.fn(async () => 'v1')
  const editions = new MarketEditions(() => now)
  await editions.of('MY', read, later)
  now = 15_001
  read.mockResolvedValue('v2')
  expect(await editions.of('MY', read, later)).toBe('v2')
})

it('a database that does not answer has no edition', async () => {
  expect(await new MarketEditions().of('HK', () => Promise.reject(new Error('down')), later)).toBeNull()
})

it('a database that fails keeps the edition that it had', async () => {
  let now = 0
  const read = vi.fn(async () => 'v1')
  const editions = new MarketEditions(() => now)
  await editions.of('AU', read, later)
  now = 15_001
  read.mockRejectedValue(new Error('down'))
  expect(await editions.of('AU', read, later)).toBe('v1')
})

import { expect, it, vi } from 'vitest'
import { MAKING_MS, type PageCache, PageShelf } from './page-shelf.ts'
import { NONCE_CHARS, pageWith, type StoredPage, storePage } from './stored-page.ts'

const NONCE = 'n'.repeat(NONCE_CHARS)
const page = (text: string, madeAt = 1): StoredPage => storePage(text, NONCE, { headers: new Headers(), madeAt, isOfEdition: true })
const nowhere = async () => null
const later = (work: Promise<unknown>) => void work
const good = () => true
const secondsOf = () => 60

it('many who ask at once are given one rendering', async () => {
  const shelf = new PageShelf(nowhere, { secondsOf })
  const render = vi.fn(async () => page('home'))
  const made = await Promise.all(Array.from({ length: 50 }, () => shelf.make('a', render, later)))
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(made).size).toBe(1)
  expect(await shelf.get('a', good)).toBe(made[0])
})

it('a rendering that fails or may not be kept leaves nothing, and the next is made anew', async () => {
  const shelf = new PageShelf(nowhere, { secondsOf })
  await expect(shelf.make('a', () => Promise.reject(new Error('no')), later)).rejects.toThrow('no')
  expect(await shelf.make('a', async () => null, later)).toBeNull()
  expect([await shelf.get('a', good), shelf.isMaking('a'), shelf.bytes]).toEqual([null, false, 0])
})

it('memory stays within its bound, and what is asked for stays longest', async () => {
  const shelf = new PageShelf(nowhere, { secondsOf, bytes: 100 })
  for (const key of ['a', 'b', 'c', 'd']) await shelf.make(key, async () => page('x'.repeat(25)), later)
  await shelf.get('a', good)
  await shelf.make('e', async () => page('x'.repeat(25)), later)
  expect(shelf.bytes).toBe(100)
  expect([await shelf.get('b', good), (await shelf.get('a', good)) !== null]).toEqual([null, true])
  await shelf.make('huge', async () => page('x'.repeat(26)), later)
  expect(await shelf.get('huge', good)).toBeNull()
})

it('another isolate of the location finds the page; one that is too old is not taken', async () => {
  const stored = new Map<string, Response>()
  const cache: PageCache = {
    match: async (address) => stored.get(String(address))?.clone(),
    put: async (address, response) => void stored.set(String(address), response),
  }
  const shelf = new PageShelf(async () => cache, { secondsOf })
  await shelf.make('a', async () => page(`hello ${NONCE}`, 5), later)
  await vi.waitFor(() => expect(stored.size).toBe(1))
  const other = new PageShelf(async () => cache, { secondsOf })
  expect(await other.get('a', ({ madeAt }) => madeAt > 5)).toBeNull()
  const found = await other.get('a', good)
  expect(found && (await pageWith(found, 'o'.repeat(NONCE_CHARS)).text())).toBe(`hello ${'o'.repeat(NONCE_CHARS)}`)
})

it('a cache that fails is one without the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const shelf = new PageShelf(() => Promise.reject(new Error('down')), { secondsOf })
  expect(await shelf.get('a', good)).toBeNull()
  expect(await shelf.make('a', async () => page('x'), later)).not.toBeNull()
})

it('a rendering that never ends holds nobody up for long', async () => {
  vi.useFakeTimers()
  const shelf = new PageShelf(nowhere, { secondsOf })
  const finished: Promise<unknown>[] = []
  void shelf.make(
    'a',
    () => new Promise(() => {}),
    (work) => void finished.push(work),
  )
  expect(finished).toHaveLength(1)
  expect(shelf.isMaking('a')).toBe(true)
  vi.advanceTimersByTime(MAKING_MS)
  expect(shelf.isMaking('a')).toBe(false)
  expect(await shelf.make('a', async () => page('x'), later)).not.toBeNull()
  vi.useRealTimers()
})

import { expect, it, vi } from 'vitest'
import { type ArtifactTools, serveArtifact } from './artifacts.ts'

const HASH = '0123456789abcdef'
const ADDRESS = `https://site.example/artifacts/sg/basemap-${HASH}`

function tools(more: Partial<ArtifactTools> = {}) {
  const kept = new Map<string, Response>()
  const waiting: Promise<unknown>[] = []
  const read = vi.fn<ArtifactTools['read']>(async (_, name, hash) =>
    name === 'basemap' && hash === HASH ? { contentType: 'application/geo+json', bytes: new TextEncoder().encode('{}') } : null,
  )
  const cache = {
    match: async (key: RequestInfo | URL) => kept.get(String(key))?.clone(),
    put: async (key: RequestInfo | URL, answer: Response) => void kept.set(String(key), answer),
  }
  const all: ArtifactTools = { read, cache: async () => cache, later: (work) => void waiting.push(work), ...more }
  const ask = (url = ADDRESS, init?: RequestInit) => serveArtifact(new Request(url, init), all)
  return { ask, read, settled: () => Promise.all(waiting) }
}

it('reads a file once for a location, and says that it never changes', async () => {
  const { ask, read, settled } = tools()
  const first = await ask()
  expect([first.status, await first.text(), first.headers.get('content-type')]).toEqual([200, '{}', 'application/geo+json'])
  await settled()
  const second = await ask()
  expect(await second.text()).toBe('{}')
  expect(Object.fromEntries(second.headers)).toMatchObject({ etag: `"${HASH}"`, 'cache-control': 'public, max-age=31536000, immutable' })
  expect(read).toHaveBeenCalledTimes(1)
})

it('sends nothing to whoever has the file', async () => {
  const { ask, read } = tools()
  const answer = await ask(ADDRESS, { headers: { 'if-none-match': `W/"${HASH}"` } })
  expect([answer.status, await answer.text()]).toEqual([304, ''])
  expect(read).not.toHaveBeenCalled()
  expect((await ask(ADDRESS, { headers: { 'if-none-match': '"another"' } })).status).toBe(200)
  const head = await ask(ADDRESS, { method: 'HEAD' })
  expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', `"${HASH}"`])
})

it('keeps nothing of what is not there', async () => {
  const { ask, settled } = tools()
  const other = ADDRESS.replace('basemap', 'markers')
  for (const url of [other, 'https://site.example/artifacts/sg/basemap', ADDRESS.replace('/sg/', '/zz/')]) {
    const answer = await ask(url)
    expect([answer.status, answer.headers.get('cache-control')], url).toEqual([404, 'no-store'])
  }
  expect((await ask(ADDRESS, { method: 'POST' })).status).toBe(404)
  expect(await settled()).toEqual([])
})

it('is served without a cache, and beside one that fails', async () => {
  const fails = async () => {
    throw new Error('out of order')
  }
  expect(await (await tools({ cache: async () => null }).ask()).text()).toBe('{}')
  expect(await (await tools({ cache: fails }).ask()).text()).toBe('{}')
  expect(await (await tools({ cache: async () => ({ match: fails, put: fails }) }).ask()).text()).toBe('{}')
})

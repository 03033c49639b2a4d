import { beforeEach, expect, it, vi } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { noteChange } from '../../src/server/page-cache/keeping.ts'
import { visitorPage } from '../../src/server/page-cache/visitor-page.server.ts'
import { type RequestContext, resolveRequest } from '../../src/server/request.server.ts'
import { testEnv } from './worker-env.ts'

/** A market database that knows its edition and nothing else. */
const marketOf = (edition: { value: string }) => ({
  prepare: () => ({ bind: () => ({}) }),
  batch: async (statements: unknown[]) => statements.map(() => ({ results: [{ key: 'data_version', value: edition.value }] })),
})
const MARKETS = Object.fromEntries(COUNTRY_CODES.map((code) => [`DB_${code}`, marketOf({ value: 'v1' })]))

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }
const render = vi.fn(async (_: Request, { nonce }: RequestContext) => new Response(`<p nonce="${nonce}">home</p>`, html))
beforeEach(() => {
  render.mockClear()
})

function visitor(more: Record<string, unknown> = {}) {
  const env = testEnv({ ...MARKETS, ...more })
  return async (path = '/about-us', headers: Record<string, string> = {}) => {
    const request = new Request(`https://site.example${path}`, { headers: { cookie: 'countryCode=SG', ...headers } })
    const context = resolveRequest(request, env)
    const response = await visitorPage(request, context, render)
    return { text: await response.text(), told: response.headers.get('cache-status'), nonce: context.nonce, env }
  }
}

it('the second visitor is given what was rendered for the first, with a nonce of his own', async () => {
  const open = visitor()
  const [first, second] = [await open(), await open()]
  expect([first.told, second.told]).toEqual(['pages; fwd=miss; stored', 'pages; hit'])
  expect(second.text).toBe(`<p nonce="${second.nonce}">home</p>`)
  expect(render).toHaveBeenCalledTimes(1)
})

it('what is kept is rendered as nobody, and counted by limits for whoever asked', async () => {
  const who = { 'x-forwarded-for': '203.0.113.7', 'cf-connecting-ip': '203.0.113.9', 'user-agent': 'Phone', 'accept-language': 'zh' }
  await visitor()('/about-us', who)
  const [request, context] = render.mock.calls[0] ?? []
  expect([...(request?.headers.keys() ?? [])]).toEqual(['accept'])
  expect([context?.clientIp, context?.connectionIp, context?.userAgent, context?.token]).toEqual(['', '203.0.113.9', '', null])
})

it('one variable turns it off', async () => {
  const open = visitor({ PAGE_CACHE: 'off' })
  expect([(await open()).told, (await open()).told]).toEqual([null, null])
  expect(render).toHaveBeenCalledTimes(2)
})

it('nothing is kept where the edition cannot be told', async () => {
  const open = visitor({ DB_SG: { prepare: () => {} } })
  expect([(await open()).told, (await open()).told]).toEqual([null, null])
})

it.each<[string, (context: RequestContext) => Response]>([
  ['a failure', () => new Response('no', { status: 503 })],
  ['a redirect', () => new Response(null, { status: 307, headers: { location: '/map' } })],
  [
    'a page with a part missing',
    ({ reads }) => {
      reads.hasFailed = true
      return new Response('<p>', html)
    },
  ],
  [
    'an answer with a cookie',
    ({ newCookies }) => {
      newCookies.push('a=1')
      return new Response('<p>', html)
    },
  ],
])('%s is not kept, and is rendered once for who asked', async (_, answer) => {
  render.mockImplementationOnce(async (_request, context) => answer(context))
  const open = visitor()
  expect((await open()).told).toBe('pages; fwd=miss')
  expect(render).toHaveBeenCalledTimes(1)
  expect((await open()).told).toBe('pages; fwd=miss; stored')
})

it('a change takes away what people change, and leaves what the edition says', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const open = visitor()
  render.mockImplementationOnce(async (_request, { reads }) => {
    reads.isBeyondMarket = true
    return new Response('<p>', html)
  })
  await open('/realListing')
  const { env } = await open('/about-us')
  vi.advanceTimersByTime(1_000)
  expect((await open('/realListing')).told).toBe('pages; hit')
  noteChange(env)
  expect((await open('/realListing')).told).toBe('pages; fwd=miss; stored')
  expect((await open('/about-us')).told).toBe('pages; hit')
  vi.useRealTimers()
})

it('a page is of all editions at once: it may count the homes of another market, or be of one that its address names', async () => {
  vi.useFakeTimers({ now: 2_000_000 })
  const malaysia = { value: 'v1' }
  const open = visitor({ DB_MY: marketOf(malaysia) })
  await open('/search')
  malaysia.value = 'v2'
  vi.advanceTimersByTime(60_000)
  expect((await open('/search')).told).toBe('pages; fwd=miss; stored')
  vi.useRealTimers()
})

it('a market whose edition cannot be told takes no kept page from the others', async () => {
  const open = visitor({ DB_MY: { prepare: () => {} } })
  expect([(await open('/search')).told, (await open('/search')).told]).toEqual(['pages; fwd=miss; stored', 'pages; hit'])
})

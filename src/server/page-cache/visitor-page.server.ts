import { waitUntil } from 'cloudflare:workers'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { embeddedProvider } from '../provider-gateway.server.ts'
import { type RequestContext, resolveRequest } from '../request.server.ts'
import { type Keeping, keepingOf, secondsOf } from './keeping.ts'
import { pageKey, searchThatIsRead } from './page-key.server.ts'
import { MAKING_MS } from './page-shelf.ts'
import { pageWith, type StoredPage, storePage } from './stored-page.ts'

type Render = (request: Request, context: RequestContext) => Promise<Response>

/** What the page of an address reads of its search. The router is loaded for the first address with a search. */
async function searchRead(keeping: Keeping, url: URL): Promise<string | null> {
  const address = `${url.pathname}${url.search}`
  const known = keeping.searches.get(address)
  if (known) return known.read
  keeping.reader ??= import('../../search-reader.ts').then(({ searchReader }) => searchReader())
  const read = searchThatIsRead(await keeping.reader, url)
  keeping.searches.set(address, { read })
  return read
}

/**
 * A visitor's page from what is kept, or rendered and kept for the next. Requests that are not a visitor's are rendered as they come, and so
 * is what must not be kept: a failure, a redirect, a page with a part missing, an answer with cookies. The header `cache-status` (RFC 9211)
 * says which it was.
 */
export async function visitorPage(request: Request, context: RequestContext, render: Render): Promise<Response> {
  const { env } = context
  const keeping = keepingOf(env)
  const { shelf } = keeping
  const isOn = env.PAGE_CACHE === 'on' && !env.PROVIDER_URL && import.meta.env.BUILT_FROM !== ''
  const key = isOn ? await pageKey(request, context, (url) => searchRead(keeping, url)) : null
  if (!key) return render(request, context)
  const editions = await editionsOf(keeping, context)
  if (editions === null) return render(request, context)
  const full = `${editions} ${import.meta.env.BUILT_FROM} ${key.text}`
  const unfit: { answer: Response | null } = { answer: null }
  const make = () =>
    shelf.make(
      full,
      async () => {
        const made = await renderAsNobody(key.url, context, render)
        if (!(made instanceof Response)) return made
        unfit.answer = made
        return null
      },
      waitUntil,
    )
  const found = await shelf.get(full, (page) => ageOf(page, keeping) < secondsOf(page))
  if (found) {
    if (ageOf(found, keeping) >= secondsOf(found) / 2 && !shelf.isMaking(full)) waitUntil(make())
    return withCacheStatus(pageWith(found, context.nonce), 'hit')
  }
  const isFirst = !shelf.isMaking(full)
  const made = await Promise.race([make(), afterWaiting()])
  if (made) return withCacheStatus(pageWith(made, context.nonce), isFirst ? 'fwd=miss; stored' : 'hit; collapsed')
  return withCacheStatus(unfit.answer ?? (await render(request, context)), 'fwd=miss')
}

/**
 * The editions of all markets: a page counts the homes of the others, and its address may be of another country than its visitor. Null where
 * the visitor's own cannot be told; another's is left open, so that a database that fails takes no page from the rest.
 */
async function editionsOf({ editions }: Keeping, { env, country }: RequestContext): Promise<string | null> {
  const provider = embeddedProvider(env)
  const known = await Promise.all(COUNTRY_CODES.map((code) => editions.of(code, () => provider.edition(code), waitUntil)))
  return known[COUNTRY_CODES.indexOf(country)] === null ? null : known.join(' ')
}

/** Whoever waits longer for a page that another request makes renders it himself. */
const afterWaiting = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, MAKING_MS, null))

function withCacheStatus(response: Response, status: string): Response {
  response.headers.set('cache-status', `pages; ${status}`)
  return response
}

/** In seconds; for ever where something changed since. */
function ageOf({ isOfEdition, madeAt }: StoredPage, { changedAt }: Keeping): number {
  return !isOfEdition && madeAt <= changedAt ? Number.POSITIVE_INFINITY : (Date.now() - madeAt) / 1_000
}

/** Renders a page without token, cookies or what the visitor's browser says of itself. The answer, where it may not be kept. */
async function renderAsNobody(url: string, visitor: RequestContext, render: Render): Promise<StoredPage | Response> {
  const { env, country, locale, siteOrigin, nonce } = visitor
  const madeAt = Date.now()
  const request = new Request(url, { headers: { accept: 'text/html' } })
  // limits count whoever asks: as nobody's, all visitors would use up one allowance. What is refused is not kept.
  const { connectionIp } = visitor
  const context: RequestContext = { ...resolveRequest(request, env), country, locale, siteOrigin, nonce, connectionIp, firstVisit: null }
  const response = await render(request, context)
  const isPage = response.status === 200 && /^text\/html/.test(response.headers.get('content-type') ?? '')
  if (!isPage || context.reads.hasFailed || context.newCookies.length > 0) {
    visitor.newCookies.push(...context.newCookies)
    return new Response(response.body, response)
  }
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  return storePage(await response.text(), nonce, { headers, madeAt, isOfEdition: !context.reads.isBeyondMarket })
}

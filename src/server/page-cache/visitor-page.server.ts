import { waitUntil } from 'cloudflare:workers'
import type { AnyRouter } from '@tanstack/react-router'
import { embeddedProvider } from '../provider-gateway.server.ts'
import { type RequestContext, resolveRequest } from '../request.server.ts'
import { EDITION_PAGE_SECONDS, type Keeping, keepingOf } from './keeping.ts'
import { pageKey } from './page-key.server.ts'
import { pageWith, type StoredPage, storePage } from './stored-page.ts'

/** What people do with the facts: as it was half a minute ago at most, or a minute where somebody is making it anew. */
const TRADE_FRESH_SECONDS = 30
const TRADE_SECONDS = 60
/** Whoever waits longer for a page that another request makes renders it himself. */
const WAIT_MS = 4_000

type Render = (request: Request, context: RequestContext) => Promise<Response>

/** The router is loaded for the first address with a search. */
function searchReaderOf(keeping: Keeping): Promise<AnyRouter> {
  keeping.reader ??= import('../../search-reader.ts').then(({ searchReader }) => searchReader())
  return keeping.reader
}

/**
 * A visitor's page from what is kept, or rendered and kept for the next. Requests that are not a visitor's are rendered as they come, and so
 * is what must not be kept: a failure, a redirect, a page with a part missing, an answer with cookies. The header `cache-status` (RFC 9211)
 * says which it was.
 */
export async function visitorPage(request: Request, context: RequestContext, render: Render): Promise<Response> {
  const { env } = context
  const keeping = keepingOf(env)
  const { shelf, editions } = keeping
  const isOn = env.PAGE_CACHE === 'on' && !env.PROVIDER_URL
  const key = isOn ? await pageKey(request, context, () => searchReaderOf(keeping)) : null
  if (!key) return render(request, context)
  const edition = await editions.of(context.country, () => embeddedProvider(env).edition(context.country), waitUntil)
  if (edition === null) return render(request, context)
  const full = `${edition} ${import.meta.env.WORDS_FOLDER} ${key.text}`
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
    if (ageOf(found, keeping) >= freshOf(found) && !shelf.isMaking(full)) waitUntil(make())
    return told(pageWith(found, context.nonce), 'hit')
  }
  const isFirst = !shelf.isMaking(full)
  const made = await Promise.race([make(), afterWaiting()])
  if (made) return told(pageWith(made, context.nonce), isFirst ? 'fwd=miss; stored' : 'hit; collapsed')
  return told(unfit.answer ?? (await render(request, context)), 'fwd=miss')
}

const afterWaiting = (): Promise<null> => new Promise((resolve) => setTimeout(resolve, WAIT_MS, null))

function told(response: Response, status: string): Response {
  response.headers.set('cache-status', `pages; ${status}`)
  return response
}

/** In seconds; for ever where something changed since. */
function ageOf({ isOfEdition, madeAt }: StoredPage, { changedAt }: Keeping): number {
  return !isOfEdition && madeAt <= changedAt ? Number.POSITIVE_INFINITY : (Date.now() - madeAt) / 1_000
}

const secondsOf = ({ isOfEdition }: StoredPage): number => (isOfEdition ? EDITION_PAGE_SECONDS : TRADE_SECONDS)
const freshOf = ({ isOfEdition }: StoredPage): number => (isOfEdition ? EDITION_PAGE_SECONDS / 2 : TRADE_FRESH_SECONDS)

/** Renders a page without token, address, cookies or what the visitor's browser says of itself. The answer, where it may not be kept. */
async function renderAsNobody(url: string, visitor: RequestContext, render: Render): Promise<StoredPage | Response> {
  const { env, country, locale, siteOrigin, nonce } = visitor
  const madeAt = Date.now()
  const request = new Request(url, { headers: { accept: 'text/html' } })
  const context: RequestContext = { ...resolveRequest(request, env), country, locale, siteOrigin, nonce, firstVisit: null }
  const response = await render(request, context)
  const isPage = response.status === 200 && /^text\/html/.test(response.headers.get('content-type') ?? '')
  if (!isPage || context.reads.hasFailed || context.newCookies.length > 0) {
    visitor.newCookies.push(...context.newCookies)
    return new Response(response.body, response)
  }
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
  return storePage(await response.text(), nonce, { headers, madeAt, isOfEdition: !context.reads.isBeyondMarket })
}

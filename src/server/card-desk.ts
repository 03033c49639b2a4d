import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { RequestContext } from './request.server.ts'

/** "/card-desk/sg/v1/payment_intents/pi_1/confirm" */
const ADDRESS = /^\/card-desk\/(\w{2})(\/v1\/.+)$/

interface Desk {
  cardDesk(country: CountryCode, request: Request): Promise<Response | null>
}

const refused = (status: number, why: string): Response =>
  new Response(why, { status, headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' } })

/** The card desk for pages of this site, in the local environment alone: what Stripe answers to Stripe.js elsewhere. */
export async function serveCardDesk(
  request: Request,
  { siteOrigin }: Pick<RequestContext, 'siteOrigin'>,
  provider: Desk,
): Promise<Response> {
  const url = new URL(request.url)
  const [, code = '', path] = ADDRESS.exec(url.pathname) ?? []
  const country = parseCountryCode(code.toUpperCase())
  if (!country || !path) return refused(404, 'There is no such desk.')
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  if ((origin !== null && origin !== siteOrigin) || (site !== null && site !== 'same-origin'))
    return refused(403, 'Another site cannot ask this.')
  const inner = new Request(new URL(path + url.search, 'https://card-desk.local'), request)
  return (await provider.cardDesk(country, inner)) ?? refused(404, 'There is no such desk.')
}

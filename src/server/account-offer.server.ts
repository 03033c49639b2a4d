import { createHash, timingSafeEqual } from 'node:crypto'
import type { I18n } from '@lingui/core'
import { offerWords } from '#access/account-offer/offer-words.ts'
import { i18nWith } from '#locales/create-i18n.ts'
import { localeOf } from '#locales/locales.ts'
import type { RequestContext } from './request.server.ts'
import { isSentFromHere } from './sent-from-here.ts'
import { dropOffer, keepOffer, keepToken } from './session.server.ts'

/** Where it is asked whether somebody wants to be the person whose token another site brought. */
export const OFFER_PATH = '/continue-as'

/** Whose token it is. */
export interface TokenHolder {
  name: string
  email: string
}

/** The holder of a token that the provider knows; null for any other, and where it cannot be asked. */
export type AskHolder = (token: string) => Promise<TokenHolder | null>

/** Leads to the question; the token waits in a cookie of that page alone, and in no address. `to` is where the visitor was going. */
export function offerAccount(token: string, to: string, context: RequestContext): Response {
  keepOffer(token, context)
  return movedTo(`${OFFER_PATH}?${new URLSearchParams({ locale: context.locale, to })}`)
}

const movedTo = (location: string): Response => new Response(null, { status: 303, headers: { location } })

/** The question, and what the visitor answers: once, because either answer ends it. Somebody who is signed in meanwhile stays who they are. */
export async function answerOffer(request: Request, context: RequestContext, holderOf: AskHolder): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && request.method !== 'POST') return said(405, { allow: 'GET, HEAD, POST' })
  if (!isRead && !isSentFromHere(request)) return said(403)
  const offered = context.token === null ? context.offeredToken : null
  const form = isRead ? null : await request.formData().catch(() => null)
  const isTaken = form?.get('choice') === 'continue'
  const holder = offered !== null && (isRead || isTaken) ? await holderOf(offered) : null
  if (offered !== null && holder && (isRead || !isSeal(form?.get('seal'), offered))) return offerPage(offered, holder, context)
  if (offered !== null && holder) keepToken(offered, { remember: true }, context)
  dropOffer(context)
  return movedTo(safeTarget(request.url))
}

const said = (status: 403 | 405, headers: Record<string, string> = {}): Response =>
  new Response('This is answered on its own page.', { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })

/** What the form shows of the token: that its question was about this one and no other, which may have come since. */
const sealOf = (token: string): string => createHash('sha256').update(`offer\n${token}`).digest('base64url')

function isSeal(given: FormDataEntryValue | null | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(String(given ?? '')), Buffer.from(sealOf(token))]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The address on this site that the visitor was going to, without a further token; the home page where it is none. */
function safeTarget(address: string): string {
  const { origin, searchParams } = new URL(address)
  const asked = searchParams.get('to') ?? '/'
  if (!/^\/(?![/\\])/.test(asked) || !URL.canParse(asked, origin)) return '/'
  const target = new URL(asked, origin)
  if (target.origin !== origin || target.pathname.startsWith('//')) return '/'
  if (target.searchParams.has('t')) target.searchParams.delete('t')
  return target.pathname + target.search
}

async function offerPage(token: string, holder: TokenHolder, context: RequestContext): Promise<Response> {
  const { locale } = context
  const i18n = await i18nWith(locale, ['shell-more'])
  const html = htmlOf(i18n, { ...holder, seal: sealOf(token) }, context)
  // the form's origin is told to this site alone
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    },
  })
}

function htmlOf(i18n: I18n, { name, email, seal }: TokenHolder & { seal: string }, { locale, nonce }: RequestContext): string {
  const { iso, dir } = localeOf(locale)
  const title = escaped(i18n._(offerWords.title(name)))
  return `<!DOCTYPE html><html lang="${iso}" dir="${dir}" data-locale="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${escaped(nonce)}">${STYLE}</style></head>
<body><main id="content"><h1>${title}</h1>
<p>${escaped(i18n._(offerWords.why(email)))}</p>
<form method="post"><input type="hidden" name="seal" value="${seal}">
<button name="choice" value="continue">${escaped(i18n._(offerWords.accept(name)))}</button>
<button class="other" name="choice" value="decline">${escaped(i18n._(offerWords.decline()))}</button></form>
</main></body></html>`
}

/** The site's own colours (`ui/tokens.css`). */
const STYLE = `:root{color-scheme:light dark;--ink:light-dark(oklch(.22 .02 260),oklch(.94 .008 90));--paper:light-dark(oklch(.985 .006 90),oklch(.19 .012 255));--main:light-dark(oklch(.52 .09 210),oklch(.76 .1 205))}
body{font:1rem/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink);margin:0}
main{max-width:60ch;margin:15vh auto;padding:0 1rem;overflow-wrap:anywhere}h1{font-size:1.5rem;line-height:1.25}
form{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
button{font:inherit;min-height:2.75rem;padding:.5rem 1.25rem;border-radius:.5rem;border:1px solid var(--main);background:var(--main);color:var(--paper);cursor:pointer}
button.other{background:none;color:var(--ink)}button:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? '')

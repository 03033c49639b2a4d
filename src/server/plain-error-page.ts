import { msg } from '@lingui/core/macro'
import { i18nWith } from '#locales/create-i18n.ts'
import { localeOf } from '#locales/locales.ts'
import type { RequestContext } from './request.server.ts'

type Asked = Pick<RequestContext, 'locale' | 'nonce' | 'requestId'>

/** The error page of last resort, status 500: no component and no script of ours, because one of those that every page has failed. */
export async function plainErrorPage({ locale, nonce, requestId }: Asked, headers?: Headers): Promise<Response> {
  const i18n = await i18nWith(locale, [])
  const { iso, dir } = localeOf(locale)
  const title = i18n._(msg`Something went wrong on our side`)
  const html = `<!DOCTYPE html><html lang="${iso}" dir="${dir}" data-locale="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>
<style nonce="${escaped(nonce)}">body{font:1rem/1.5 system-ui,sans-serif;max-width:60ch;margin:15vh auto;padding:0 1rem}</style></head>
<body><main id="content"><p>500</p><h1>${escaped(title)}</h1>
<p>${escaped(i18n._(msg`Nothing you did caused this. Try again in a moment.`))}</p><p>${escaped(requestId)}</p>
<p><a href="">${escaped(i18n._(msg`Try again`))}</a> <a href="/">${escaped(i18n._(msg`Back to the home page`))}</a></p>
</main></body></html>`
  const answer = new Headers(headers)
  answer.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: 500, headers: answer })
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? '')

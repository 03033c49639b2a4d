import type { AnyRouter } from '@tanstack/react-router'
import { attachRouterServerSsrUtils, defineHandlerCallback, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { wordFiles } from '#locales/create-i18n.ts'
import { wordsToHydrate } from '#locales/page-words.ts'
import { earlyHints } from './early-hints.ts'
import { errorTrace } from './error-trace.ts'
import { plainErrorPage } from './plain-error-page.ts'
import type { RequestContext } from './request.server.ts'
import { withScriptsAfterPaint } from './scripts-after-paint.ts'

/** What React leaves in place of a part that it could not finish: the browser is to make it. */
const UNFINISHED = '<!--$!-->'
const DIAGNOSIS_MS = 2_000

/**
 * Renders a page to a string. §2.10: where a component throws, the page is our error page with status 500, inside the nearest layout that
 * can be rendered, and the browser takes it over as it is. What failed is logged by its kind, place and route.
 */
export const renderPage = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const context = contextOf(router)
  for (const { status, error, routeId } of router.stores.matches.get()) {
    if (status === 'error' && statusOf(error) === 500) logFailure(error, routeId, context)
  }
  const status = router._serverResult?.type === 'render' ? router._serverResult.status : 200
  try {
    const html = await render(router).then(
      (text) => ({ text, status }),
      async (error: unknown) => ({ text: await renderError(router, error, context), status: 500 }),
    )
    if (html.text === null) return plainErrorPage(context, responseHeaders)
    const page = await transformHtmlStringWithRouter(router, html.text)
    const hints = earlyHints(page)
    if (hints) responseHeaders.set('link', hints)
    const words = await wordsToHydrate(router.state.matches)
    return new Response(withScriptsAfterPaint(page, context.nonce, wordFiles(context.locale, words)), {
      status: html.status,
      headers: responseHeaders,
    })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The page as HTML. Throws what one of its components threw. */
async function render(router: AnyRouter): Promise<string> {
  const page = <StartServer router={router} />
  const html = renderToString(page)
  if (!html.includes(UNFINISHED)) return html
  // Inside a Suspense boundary the string renderer keeps errors to itself; the streaming one tells them, and waits for what is only late.
  const thrown: unknown[] = []
  const signal = AbortSignal.timeout(DIAGNOSIS_MS)
  const stream = await renderToReadableStream(page, { signal, onError: (error) => void (signal.aborted || thrown.push(error)) })
  await stream.allReady.catch(() => {})
  await stream.cancel()
  if (thrown.length > 0) throw thrown[0]
  return html
}

/** Our error page in place of the page, else of its layout, else of everything; null where that fails as well. */
async function renderError(router: AnyRouter, thrown: unknown, context: RequestContext): Promise<string | null> {
  const matches = router.stores.matches.get()
  logFailure(thrown, matches.at(-1)?.routeId, context)
  for (let at = matches.length - 1; at >= 0; at--) {
    const failed = matches[at]
    if (!failed) continue
    // visitors are shown the message: the number of the request leads to its line in the log
    router.stores.setMatches([...matches.slice(0, at), { ...failed, status: 'error', error: new Error(context.requestId) }])
    await prepareAgain(router)
    try {
      return await render(router)
    } catch (error) {
      if (!isAlike(error, thrown)) logFailure(error, failed.routeId, context)
    }
  }
  return null
}

/** Makes the data anew that travels with the page: its matches are others now, and its scripts were given out with the failed page. */
async function prepareAgain(router: AnyRouter): Promise<void> {
  const manifest = router.ssr?.manifest
  router.serverSsr?.cleanup()
  attachRouterServerSsrUtils({ router, manifest })
  await router.serverSsr?.dehydrate()
}

/** Whether both came from the same place. */
const isAlike = (a: unknown, b: unknown): boolean => errorTrace(a).at[0] === errorTrace(b).at[0]

/** What `entry.ts` has given to the framework for this request. */
function contextOf({ options }: AnyRouter): RequestContext {
  const context: RequestContext | undefined = options.additionalContext?.serverContext?.currentRequest
  if (!context) throw new Error('a page was rendered outside of a request')
  return context
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number' ? error.status : 500

/** `route` is the pattern, never the address, which may hold a token or a name. */
function logFailure(error: unknown, route: string | undefined, { requestId }: RequestContext): void {
  console.error(JSON.stringify({ event: 'page-failed', requestId, route, ...errorTrace(error) }))
}

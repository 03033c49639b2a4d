import { waitUntil } from 'cloudflare:workers'
import { createStartHandler } from '@tanstack/react-start/server'
import { z } from 'zod'
import { OfferedAccountDocument } from '#graphql/generated/graphql.ts'
import { answerOffer, OFFER_PATH, type TokenHolder } from './account-offer.server.ts'
import { takeAddressToken, withSecretAddress } from './address-token.server.ts'
import { type ArtifactTools, serveArtifact } from './artifacts.ts'
import { ASSISTANT_PATH } from './assistant/scopes.ts'
import { endedFor, readRest, withBodyLimit } from './body-limit.ts'
import { serveCalendar } from './calendar.ts'
import { serveCardDesk } from './card-desk.ts'
import { sendCopyPart } from './copies.ts'
import { type AppEnv, readEnv } from './env.ts'
import { errorTrace } from './error-trace.ts'
import { serveFeedFile } from './feed-files.ts'
import { serveFeed } from './feeds.ts'
import { serveFile } from './files.ts'
import { settleFirstCountry } from './first-country.server.ts'
import { framedBy } from './framed-by.server.ts'
import { graphql } from './graphql-endpoint.server.ts'
import { healthz } from './healthz.ts'
import { JOB_CRON } from './job-cron.ts'
import { languagePathRedirect } from './language-path.ts'
import { sendListingPicture, takeListingPicture } from './listing-media.ts'
import { openLive } from './live.ts'
import { llmsText } from './llms.ts'
import { serveOAuth } from './oauth/serve-oauth.server.ts'
import { serveOData } from './odata.ts'
import { olderHostRedirect } from './older-host.ts'
import { noteChange } from './page-cache/keeping.ts'
import { visitorPage } from './page-cache/visitor-page.server.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { callProvider, embeddedProvider } from './provider-gateway.server.ts'
import { publicOrigin } from './public-origin.ts'
import { renderPage } from './render-page.server.tsx'
import { type RequestContext, resolveRequest } from './request.server.ts'
import { robots } from './robots.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { isDocument, startUp, withSession } from './session.server.ts'
import { settleBatch } from './settle-batch.ts'
import { enterShare, passwordFor } from './shares.ts'
import { serveSitemap } from './sitemap.ts'
import { stopAsked, stopLetter } from './stop-letters.ts'
import { sendTourPicture, takeTourPicture } from './tour-media.ts'
import { undecodablePathRedirect } from './undecodable-path.ts'
import { serveUpload } from './uploads.ts'
import { serveWebhook } from './webhooks.ts'

export { AttemptLedger } from './attempt-ledger.ts'
export { LiveChannel } from './live-channel.ts'

const PLAIN_TEXT = { 'content-type': 'text/plain; charset=utf-8' }

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { currentRequest: RequestContext } }
  }
}

const pages = createStartHandler(renderPage)

/** Methods of requests that change something. */
const CHANGING = /^(?:POST|PUT|PATCH|DELETE)$/

/** Paths whose changes go through the gateway, which notes them. */
const TELLS_BY_ITSELF = /^\/(?:_serverFn|mcp$)/

/** The framework throws for a call that names no function. */
const NAMELESS_CALL = /^\/_serverFn\/(\/|$)/

async function answer(request: Request, context: RequestContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return healthz(context.env)
  if (pathname === '/graphql') return graphql(request, context)
  if (pathname === '/live') return openLive(request, context)
  if (pathname === ASSISTANT_PATH) return (await import('./assistant/serve-assistant.server.ts')).serveMcp(request, context)
  if (pathname.startsWith('/artifacts/')) return serveArtifact(request, artifactTools(context.env))
  // the code that draws is large, and few requests need it
  if (pathname.startsWith('/og/')) return (await import('./link-picture/serve-link-picture.server.ts')).serveLinkPicture(request, context)
  if (pathname.startsWith('/files/listings/')) return sendListingPicture(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/files/tours/')) return sendTourPicture(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/tour-media/')) return takeTourPicture(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/files/')) return serveFile(request, (path) => embeddedProvider(context.env).file(path))
  if (pathname.startsWith('/copies/')) return sendCopyPart(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/uploads/')) return serveUpload(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/listing-media/')) return takeListingPicture(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/card-desk/')) return serveCardDesk(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/calendar/'))
    return serveCalendar(request, (path) => embeddedProvider(context.env).calendar(path, context.locale))
  if (pathname.startsWith('/feeds/')) return serveFeed(request, embeddedProvider(context.env))
  if (pathname.startsWith('/feed-files/')) return serveFeedFile(request, context, embeddedProvider(context.env))
  if (pathname.startsWith('/odata/')) return serveOData(request, publicOrigin(request, context.env), embeddedProvider(context.env))
  if (pathname.startsWith('/webhooks/')) return serveWebhook(request, embeddedProvider(context.env))
  if (pathname.startsWith('/oauth/') || pathname.startsWith('/.well-known/oauth-'))
    return (await serveOAuth(request, context)) ?? page(request, context)
  if (context.pathname === OFFER_PATH) return withSession(await answerOffer(request, context, (token) => holderOf(token, context)), context)
  const shared = passwordFor(request, context)
  if (shared !== null) return enterShare(request, context, shared)
  const stopped = stopAsked(request, context)
  if (stopped !== null) return stopLetter(request, context, stopped)
  if (NAMELESS_CALL.test(pathname)) return new Response('There is no such function.', { status: 404, headers: PLAIN_TEXT })
  if (pathname === '/robots.txt') return robots(request, context.env)
  if (pathname === '/llms.txt') return llmsText(request, context.env)
  if (pathname.startsWith('/sitemap')) return (await serveSitemap(request, context.env)) ?? page(request, context)
  return page(request, context)
}

const artifactTools = (env: AppEnv): ArtifactTools => ({
  read: (country, name, hash) => embeddedProvider(env).artifact(country, name, hash),
  cache: () => caches.open('artifacts'),
  later: waitUntil,
})

async function page(request: Request, context: RequestContext): Promise<Response> {
  const moved = await takeAddressToken(request, context, (token) => holderOf(token, context))
  if (!moved) {
    startUp(request, context)
    context.framedBy = await framedBy(request, context)
    if (isDocument(request)) await settleFirstCountry(context)
  }
  if (moved) return withSession(moved, context)
  const response = isDocument(request) ? await visitorPage(request, context, routed) : await routed(request, context)
  return withSession(response, context)
}

/** What a route or a server function answers. What is thrown before there is a page to render still says so in the reader's language. */
async function routed(request: Request, context: RequestContext): Promise<Response> {
  try {
    return await pages(request, { context: { nonce: context.nonce, currentRequest: context } })
  } catch (error) {
    logFailure(error, context)
    return plainErrorPage(context)
  }
}

const logFailure = (error: unknown, { requestId }: RequestContext): void =>
  console.error(JSON.stringify({ event: 'request-failed', requestId, ...errorTrace(error) }))

const heldAccount = z.object({ user: z.object({ nickName: z.string(), email: z.string() }) })

/** Whose token it is; null where the provider does not know it or cannot be asked. */
async function holderOf(token: string, context: RequestContext): Promise<TokenHolder | null> {
  const answer = await callProvider(OfferedAccountDocument.toString(), {}, { ...context, token }, context.country)
  const held = answer.ok ? heldAccount.safeParse(answer.value) : null
  if (!held?.success) return null
  const { nickName, email } = held.data.user
  return { name: nickName || email, email }
}

export default {
  async fetch(request: Request, raw: object): Promise<Response> {
    return withSecretAddress(request, await respond(request, raw))
  },
  scheduled: ({ cron }: ScheduledController, raw: object): Promise<void> => runScheduled(cron, raw).finally(() => noteChange(readEnv(raw))),
  queue: (batch: MessageBatch, raw: object): Promise<void> =>
    settleBatch(batch, embeddedProvider(readEnv(raw))).finally(() => noteChange(readEnv(raw))),
}

/** Seen as it is by whoever sent a form without scripts. */
const tooLarge = () =>
  new Response('This is too large: a picture or a form may have 4 MB. Please go back and send a smaller one.', {
    status: 413,
    headers: PLAIN_TEXT,
  })

const tooSlow = () => new Response('This took too long to arrive. Please send it again.', { status: 408, headers: PLAIN_TEXT })

async function respond(request: Request, raw: object): Promise<Response> {
  try {
    const env = readEnv(raw)
    const moved = olderHostRedirect(request, env) ?? undecodablePathRedirect(request) ?? languagePathRedirect(request)
    if (moved) return moved
    const bounded = withBodyLimit(request)
    if (!bounded) {
      await readRest(request)
      return tooLarge()
    }
    const context = resolveRequest(request, env)
    const response = await answer(bounded, context).catch((error: unknown) => {
      logFailure(error, context)
      return new Response('Something went wrong. Please try again.', {
        status: 500,
        headers: PLAIN_TEXT,
      })
    })
    await readRest(bounded)
    const why = endedFor(bounded)
    if (why !== null) return why === 'large' ? tooLarge() : tooSlow()
    // files, feeds and webhooks; what the site and assistants ask of the provider tells by itself
    if (CHANGING.test(request.method) && !TELLS_BY_ITSELF.test(context.pathname)) noteChange(env)
    // a socket has no page whose headers could be set
    return response.webSocket ? response : withSecurityHeaders(response, context)
  } catch (error) {
    console.error(JSON.stringify({ event: 'start-failed', error: String(error) }))
    return new Response('The service is not configured.', { status: 503, headers: PLAIN_TEXT })
  }
}

/** What the platform's clock starts (wrangler.toml, triggers). */
const runScheduled = (cron: string, raw: object): Promise<void> => (cron === JOB_CRON ? runJobs(raw) : runDaily(raw))

/** Runs what is due by the clock: letters that wait, reminders, lapses. It logs when it did or failed something. */
async function runJobs(raw: object): Promise<void> {
  const report = await embeddedProvider(readEnv(raw)).runJobs()
  const counts = Object.fromEntries(Object.entries(report).filter(([, count]) => count !== 0))
  if (Object.keys(counts).length > 0) console.log(JSON.stringify({ event: 'ticked', ...counts }))
}

/**
 * Once a day: deletes accounts that are due, and files and records past their time, then mails what is new
 * in saved searches. A failure of one does not stop the other; it is tried again the next day.
 */
async function runDaily(raw: object): Promise<void> {
  const provider = embeddedProvider(readEnv(raw))
  const done = [await attempt('tidied', () => provider.cleanUp()), await attempt('alerts-sent', () => provider.sendAlerts())]
  const failure = done.find((one) => one !== null)
  if (failure) throw failure.error
}

async function attempt(event: string, work: () => Promise<object>): Promise<{ error: unknown } | null> {
  try {
    console.log(JSON.stringify({ event, ...(await work()) }))
    return null
  } catch (error) {
    console.error(JSON.stringify({ event: `${event}-failed`, error: String(error) }))
    return { error }
  }
}

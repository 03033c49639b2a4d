import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { z } from 'zod'
import { ViewerDocument } from '#graphql/generated/graphql.ts'
import { takeAddressToken, withSecretAddress } from './address-token.server.ts'
import { serveArtifact } from './artifacts.ts'
import { withBodyLimit } from './body-limit.ts'
import { readEnv } from './env.ts'
import { serveFile } from './files.ts'
import { graphql } from './graphql-door.server.ts'
import { healthz } from './healthz.ts'
import { olderHostRedirect } from './older-host.ts'
import { callProvider, embeddedProvider } from './provider-gateway.server.ts'
import { type RequestContext, resolveRequest } from './request.server.ts'
import { robots } from './robots.ts'
import { runDaily } from './scheduled.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { startUp, withSession } from './session.server.ts'
import { serveSitemap } from './sitemap.ts'
import { undecodablePathRedirect } from './undecodable-path.ts'

export { AttemptLedger } from './attempt-ledger.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { currentRequest: RequestContext } }
  }
}

// Pages await their data before rendering, so the string renderer is faster than the streaming one.
const pages = createStartHandler(defaultRenderHandler)

async function answer(request: Request, context: RequestContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return healthz(context.env)
  if (pathname === '/graphql') return graphql(request, context)
  if (pathname.startsWith('/artifacts/')) return serveArtifact(request, context.env)
  if (pathname.startsWith('/files/')) return serveFile(request, (path) => embeddedProvider(context.env).file(path))
  if (pathname === '/robots.txt') return robots(request, context.env)
  if (pathname.startsWith('/sitemap')) return (await serveSitemap(request, context.env)) ?? page(request, context)
  return page(request, context)
}

async function page(request: Request, context: RequestContext): Promise<Response> {
  const moved = await takeAddressToken(request, context, (token) => isHeld(token, context))
  if (!moved) startUp(request, context)
  const response = moved ?? (await pages(request, { context: { nonce: context.nonce, currentRequest: context } }))
  return withSession(response, context)
}

const heldAccount = z.object({ user: z.object({ id: z.string() }) })

/** Whether the provider knows an account that holds the token; no where it cannot be asked. */
async function isHeld(token: string, context: RequestContext): Promise<boolean> {
  const answer = await callProvider(ViewerDocument.toString(), {}, { ...context, token }, context.country)
  return answer.ok && heldAccount.safeParse(answer.value).success
}

export default {
  async fetch(request: Request, raw: object): Promise<Response> {
    return withSecretAddress(request, await respond(request, raw))
  },
  scheduled: (_: ScheduledController, raw: object): Promise<void> => runDaily(raw),
}

async function respond(request: Request, raw: object): Promise<Response> {
  try {
    const env = readEnv(raw)
    const moved = olderHostRedirect(request, env) ?? undecodablePathRedirect(request)
    if (moved) return moved
    const bounded = withBodyLimit(request)
    if (!bounded)
      return new Response('The request is too large.', { status: 413, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    const context = resolveRequest(request, env)
    const response = await answer(bounded, context).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'request-failed', requestId: context.requestId, error: String(error) }))
      return new Response('Something went wrong. Please try again.', {
        status: 500,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    })
    return withSecurityHeaders(response, context)
  } catch (error) {
    console.error(JSON.stringify({ event: 'start-failed', error: String(error) }))
    return new Response('The service is not configured.', { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}

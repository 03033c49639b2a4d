import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { serveArtifact } from './artifacts.ts'
import { readEnv } from './env.ts'
import { healthz } from './healthz.ts'
import { olderHostRedirect } from './older-host.ts'
import { embeddedProvider, vouchedRequest } from './provider-gateway.server.ts'
import { type RequestContext, resolveRequest } from './request.server.ts'
import { robots } from './robots.ts'
import { withSecurityHeaders } from './security-headers.ts'
import { serveSitemap } from './sitemap.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { visitor: RequestContext } }
  }
}

// Pages await their data before they render, so the string renderer serves them faster than the streaming one.
const pages = createStartHandler(defaultRenderHandler)

async function answer(request: Request, context: RequestContext): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return healthz(context.env)
  if (pathname === '/graphql') return embeddedProvider(context.env).fetch(vouchedRequest(request, context))
  if (pathname.startsWith('/artifacts/')) return serveArtifact(request, context.env)
  if (pathname === '/robots.txt') return robots(request, context.env)
  if (pathname.startsWith('/sitemap')) return (await serveSitemap(request, context.env)) ?? page(request, context)
  return page(request, context)
}

function page(request: Request, context: RequestContext) {
  return pages(request, { context: { nonce: context.nonce, visitor: context } })
}

export default {
  async fetch(request: Request, raw: object): Promise<Response> {
    try {
      const env = readEnv(raw)
      const moved = olderHostRedirect(request, env)
      if (moved) return moved
      const context = resolveRequest(request, env)
      const response = await answer(request, context).catch((error: unknown) => {
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
  },
}

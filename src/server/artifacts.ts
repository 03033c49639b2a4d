import { parseCountryCode } from '#market/countries.ts'
import type { AppEnv } from './env.ts'
import { embeddedProvider } from './provider-gateway.server.ts'

const PATH = /^\/artifacts\/([a-z]{2})\/([a-z0-9-]+?)-([0-9a-f]{16})$/

/** Files made when data is published (marker snapshots, basemap): named by their hash, so caches may keep them for ever. */
export async function serveArtifact(request: Request, env: AppEnv): Promise<Response> {
  const match = PATH.exec(new URL(request.url).pathname)
  const country = parseCountryCode(match?.[1])
  const artifact = match?.[2] && match[3] && country ? await embeddedProvider(env).artifact(country, match[2], match[3]) : null
  if (!artifact) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(artifact.bytes, {
    headers: { 'content-type': artifact.contentType, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}

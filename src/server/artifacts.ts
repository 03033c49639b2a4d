import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { holdsAlready } from './revalidation.ts'

const PATH = /^\/artifacts\/([a-z]{2})\/([a-z0-9-]+?)-([0-9a-f]{16})$/
const FOR_EVER = 'public, max-age=31536000, immutable'

export interface ArtifactTools {
  /** null where the market has no such file of this hash */
  read: (country: CountryCode, name: string, hash: string) => Promise<{ contentType: string; bytes: Uint8Array<ArrayBuffer> } | null>
  /** of the location; null where there is none */
  cache: () => Promise<Pick<Cache, 'match' | 'put'> | null>
  later: (work: Promise<unknown>) => void
}

/**
 * Files made when data is published (marker snapshots, base map, streets): named by their hash, so caches may keep them for ever. A location reads each from
 * the database once. The platform compresses those that are text; marker snapshots are packed already.
 */
export async function serveArtifact(request: Request, { read, cache, later }: ArtifactTools): Promise<Response> {
  const { origin, pathname } = new URL(request.url)
  const match = PATH.exec(pathname)
  const country = parseCountryCode(match?.[1])
  const [, , name, hash] = match ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || !name || !hash || !country) return notFound()
  const etag = `"${hash}"`
  const headers = { etag, 'cache-control': FOR_EVER }
  if (holdsAlready(request, etag)) return new Response(null, { status: 304, headers })
  const kept = await cache().catch(() => null)
  const found = await kept?.match(origin + pathname).catch(() => undefined)
  if (found) return request.method === 'HEAD' ? new Response(null, found) : found
  const artifact = await read(country, name, hash)
  if (!artifact) return notFound()
  const answer = new Response(artifact.bytes, { headers: { ...headers, 'content-type': artifact.contentType } })
  // a cache that fails is a cache without the file
  if (kept) later(kept.put(origin + pathname, answer.clone()).catch(() => {}))
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}

const notFound = (): Response => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

import { FEED_MAX_BYTES } from '#graphql/listing-kinds.ts'
import { UPLOAD_PART_BYTES } from '#graphql/upload-kinds.ts'

/** Enough for the largest accepted file (AVATAR_MAX_BYTES) and its multipart envelope. */
export const BODY_MAX_BYTES = 4 * 1024 * 1024

/** What a request may carry: parts of uploads and feeds are larger than anything else. */
function bodyMax({ method, url }: Request): number {
  const { pathname } = new URL(url)
  if (method === 'PUT' && /^\/(?:uploads|tour-media)\//.test(pathname)) return UPLOAD_PART_BYTES
  if (method === 'PUT' && pathname.startsWith('/feed-files/')) return FEED_MAX_BYTES
  return method === 'POST' && pathname.startsWith('/feeds/') ? FEED_MAX_BYTES : BODY_MAX_BYTES
}

const overflown = new WeakSet<Request>()

/** Whether more of the body came than {@link withBodyLimit} lets through, so that whatever failed failed for that. */
export const isOverflown = (bounded: Request): boolean => overflown.has(bounded)

/**
 * The request with a body that ends in an error beyond {@link bodyMax}, to protect the memory of the isolate;
 * null when its Content-Length is larger already.
 */
export function withBodyLimit(request: Request): Request | null {
  const said = request.headers.get('content-length')
  if (said !== null) return Number(said) > bodyMax(request) ? null : request
  if (!request.body) return request
  const onOver = () => void overflown.add(bounded)
  const limited: RequestInit & { duplex: 'half' } = { body: request.body.pipeThrough(counting(bodyMax(request), onOver)), duplex: 'half' }
  const bounded = new Request(request, limited)
  return bounded
}

/** What is read of a body that nobody wanted: twice the largest file that is taken, for no longer than this. */
const REST_MAX_BYTES = 2 * FEED_MAX_BYTES
const REST_MAX_MS = 5_000

/**
 * Reads what an answer left of the body, and throws it away. A sender that is answered before all of it was sent may find the connection closed in place of the
 * answer (RFC 9112, 9.6).
 */
export async function readRest({ body }: Request, most = REST_MAX_BYTES): Promise<void> {
  if (!body || body.locked) return
  const unread = body.pipeThrough(counting(most))
  await unread.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(REST_MAX_MS) }).catch(() => undefined)
}

function counting(max: number, onOver = () => {}): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes <= max) return controller.enqueue(chunk)
      onOver()
      controller.error(new RangeError('the body is too large'))
    },
  })
}

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

/** As long as this a body may take that is no file of its own address: 4 MB at half a megabit a second. */
export const BODY_MAX_MS = 60_000

const ended = new WeakMap<Request, 'large' | 'slow'>()

/** Why {@link withBodyLimit} has ended the body, so that whatever failed failed for that; null where it has not. */
export const endedFor = (bounded: Request): 'large' | 'slow' | null => ended.get(bounded) ?? null

/**
 * The request with a body that ends in an error beyond {@link bodyMax}, to protect the memory of the isolate, and, of anything but files, after
 * {@link BODY_MAX_MS}, so that nobody holds requests open by sending drops; null when its Content-Length is larger already.
 */
export function withBodyLimit(request: Request): Request | null {
  const said = request.headers.get('content-length')
  const max = bodyMax(request)
  if (said !== null && Number(said) > max) return null
  // files are passed on with their length
  const isTimed = request.method === 'POST' && max === BODY_MAX_BYTES
  if (!request.body || (said !== null && !isTimed)) return request
  const end = (why: 'large' | 'slow') => void ended.set(bounded, why)
  const limited: RequestInit & { duplex: 'half' } = {
    body: request.body.pipeThrough(counting(max, { end, maxMs: isTimed ? BODY_MAX_MS : null })),
    duplex: 'half',
  }
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

interface Ending {
  end(why: 'large' | 'slow'): void
  /** null: as long as it takes */
  maxMs: number | null
}

function counting(max: number, { end, maxMs }: Ending = { end: () => {}, maxMs: null }): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return new TransformStream({
    start(controller) {
      if (maxMs === null) return
      timer = setTimeout(() => {
        end('slow')
        controller.error(new RangeError('the body is too slow'))
      }, maxMs)
    },
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes <= max) return controller.enqueue(chunk)
      clearTimeout(timer)
      end('large')
      controller.error(new RangeError('the body is too large'))
    },
    flush: () => clearTimeout(timer),
  })
}

import { publicAddress } from './public-address.ts'

/** What fetches; tests put another in its place. */
export type FetchFn = (
  address: string,
  init: { redirect: 'manual'; headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

const REDIRECTS_MAX = 3

/** Why nothing came of an address. 'absent': nothing is there, however often one asks. */
export const FETCH_FAULTS = ['address', 'redirects', 'status', 'unreachable', 'size', 'absent'] as const
export type FetchFault = (typeof FETCH_FAULTS)[number]

export interface Fetched {
  bytes: Uint8Array<ArrayBuffer>
  /** of the answer, '' without one */
  contentType: string
  /** by what it can be asked whether it has changed since */
  validators: Validators
}

/** Of an answer that came before (RFC 9110, section 8.8). */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

interface Bounds {
  accept: string
  maxBytes: number
  /** of each hop */
  waitMs: number
  /** how often it may be sent on */
  redirectsMax?: number
}

/** The body, at most so many bytes of it; null for a longer one. */
async function bodyOf(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel()
    return null
  }
  const reader = response.body?.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    length += piece.value.length
    if (length > maxBytes) {
      await reader?.cancel()
      return null
    }
    pieces.push(piece.value)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

/** Statuses with which nothing is there. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410, 451])

const NOTHING_KNOWN: Validators = { etag: null, lastModified: null }

/** What lies at a public address; every address that it is sent on to must be one as well. Never throws. */
export async function fetchPublic(fetchFn: FetchFn, address: string, bounds: Bounds): Promise<Fetched | FetchFault> {
  const answer = await fetchIfChanged(fetchFn, address, bounds, NOTHING_KNOWN)
  return answer === 'unchanged' ? 'status' : answer
}

const conditions = ({ etag, lastModified }: Validators): Record<string, string> =>
  etag !== null ? { 'if-none-match': etag } : lastModified !== null ? { 'if-modified-since': lastModified } : {}

/** As {@link fetchPublic}; 'unchanged' where it is what came with these validators. */
export async function fetchIfChanged(
  fetchFn: FetchFn,
  address: string,
  { accept, maxBytes, waitMs, redirectsMax = REDIRECTS_MAX }: Bounds,
  known: Validators,
): Promise<Fetched | FetchFault | 'unchanged'> {
  const headers = Object.assign({ accept }, conditions(known))
  const isKnown = known.etag !== null || known.lastModified !== null
  let url = publicAddress(address)
  try {
    for (let hop = 0; hop <= redirectsMax; hop++) {
      if (!url) return 'address'
      const response = await fetchFn(url.href, { redirect: 'manual', headers, signal: AbortSignal.timeout(waitMs) })
      if (response.status === 304 && isKnown) {
        await response.body?.cancel()
        return 'unchanged'
      }
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel()
        const next = response.headers.get('location')
        url = next !== null && URL.canParse(next, url) ? publicAddress(new URL(next, url).href) : null
        continue
      }
      if (response.status !== 200) {
        await response.body?.cancel()
        return GONE.has(response.status) ? 'absent' : 'status'
      }
      const bytes = await bodyOf(response, maxBytes)
      if (!bytes) return 'size'
      const validators = { etag: response.headers.get('etag'), lastModified: response.headers.get('last-modified') }
      return { bytes, contentType: response.headers.get('content-type') ?? '', validators }
    }
    return 'redirects'
  } catch {
    return 'unreachable'
  }
}

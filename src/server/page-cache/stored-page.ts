import { z } from 'zod'

/** A page as it is kept: its bytes, and where the nonce of an answer belongs. */
export interface StoredPage {
  /** with {@link MARK} in the place of each nonce */
  html: Uint8Array
  /** at which bytes nonces begin */
  noncesAt: readonly number[]
  headers: Headers
  /** unix milliseconds at which its rendering began: what was changed later is not in it */
  madeAt: number
  /** whether all that it shows was read from the edition of a market, which does not change */
  isOfEdition: boolean
}

const head = z.object({ headers: z.array(z.tuple([z.string(), z.string()])), madeAt: z.number(), isOfEdition: z.boolean() })

/** A nonce is base64, of 16 bytes. */
export const NONCE_CHARS = 24
const MARK = '\u0000nonce'.padEnd(NONCE_CHARS, '\u0000')
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Keeps a rendered page without its nonce, of {@link NONCE_CHARS}, which stands nowhere by chance. */
export function storePage(html: string, nonce: string, rest: Omit<StoredPage, 'html' | 'noncesAt'>): StoredPage {
  const pieces = html.split(nonce)
  const noncesAt: number[] = []
  let at = 0
  for (const piece of pieces.slice(0, -1)) {
    at += encoder.encode(piece).length
    noncesAt.push(at)
    at += NONCE_CHARS
  }
  return { ...rest, html: encoder.encode(pieces.join(MARK)), noncesAt }
}

/** The page with the nonce of this answer. */
export function pageWith({ html, noncesAt, headers }: StoredPage, nonce: string): Response {
  const own = encoder.encode(nonce)
  const body = html.slice()
  for (const at of noncesAt) body.set(own, at)
  return new Response(body, { headers })
}

/** As the cache of a location keeps it. */
export function toCached(page: StoredPage, seconds: number): Response {
  const { html, headers, madeAt, isOfEdition } = page
  return new Response(decoder.decode(html), {
    headers: {
      'cache-control': `public, max-age=${seconds}`,
      'x-page': JSON.stringify({ headers: [...headers], madeAt, isOfEdition }),
    },
  })
}

/** Null for what was not written by {@link toCached}. */
export async function fromCached(response: Response): Promise<StoredPage | null> {
  try {
    const { headers, ...rest } = head.parse(JSON.parse(response.headers.get('x-page') ?? 'null'))
    return storePage(await response.text(), MARK, { ...rest, headers: new Headers(headers) })
  } catch {
    return null
  }
}

import { z } from 'zod'

/** A page as it is kept: its bytes, cut where the nonce of an answer belongs. */
export interface StoredPage {
  /** of the HTML between two nonces */
  pieces: readonly Uint8Array[]
  bytes: number
  headers: readonly (readonly [string, string])[]
  /** unix milliseconds at which its rendering began: what was changed later is not in it */
  madeAt: number
  /** whether all that it shows was read from the edition of a market, which does not change */
  isOfEdition: boolean
}

const head = z.object({ headers: z.array(z.tuple([z.string(), z.string()])), madeAt: z.number(), isOfEdition: z.boolean() })

const NONCE = '\u0000nonce\u0000'
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Cuts a rendered page at its nonce. `nonce` is base64, of 16 random bytes: it stands nowhere by chance. */
export function storePage(html: string, nonce: string, rest: Omit<StoredPage, 'pieces' | 'bytes'>): StoredPage {
  const pieces = html.split(nonce).map((piece) => encoder.encode(piece))
  return { ...rest, pieces, bytes: pieces.reduce((sum, { length }) => sum + length, 0) }
}

/** The page with the nonce of this answer. */
export function pageWith({ pieces, bytes, headers }: StoredPage, nonce: string): Response {
  const mark = encoder.encode(nonce)
  const body = new Uint8Array(bytes + mark.length * (pieces.length - 1))
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      body.set(mark, at)
      at += mark.length
    }
    body.set(piece, at)
    at += piece.length
  }
  return new Response(body, { headers: headers.map(([name, value]): [string, string] => [name, value]) })
}

/** As the cache of a location keeps it. */
export function toCached(page: StoredPage, seconds: number): Response {
  const html = page.pieces.map((piece) => decoder.decode(piece)).join(NONCE)
  const { headers, madeAt, isOfEdition } = page
  return new Response(html, {
    headers: {
      'cache-control': `public, max-age=${seconds}`,
      'x-page': JSON.stringify({ headers, madeAt, isOfEdition }),
    },
  })
}

/** Null for what was not written by {@link toCached}. */
export async function fromCached(response: Response): Promise<StoredPage | null> {
  try {
    return storePage(await response.text(), NONCE, head.parse(JSON.parse(response.headers.get('x-page') ?? 'null')))
  } catch {
    return null
  }
}

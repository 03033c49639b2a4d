import { imageMeta } from 'image-meta'
import { IMAGE_TYPES, imageKind } from '../files/image-kind.ts'
import { stripJpeg } from '../files/strip-jpeg.ts'
import { stripPng } from '../files/strip-png.ts'
import { stripWebp } from '../files/strip-webp.ts'
import { publicAddress } from './public-address.ts'

/** What fetches; tests put another in its place. */
export type FetchFn = (
  address: string,
  init: { redirect: 'manual'; headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>

export const PICTURE_MAX_BYTES = 10 * 1_024 * 1_024
const PICTURE_MIN_PX = 64
const PICTURE_MAX_PX = 12_000
const PIXELS_MAX = 60_000_000
const REDIRECTS_MAX = 3
const FETCH_MS = 20_000

/** Why a picture is not kept; those that may pass are tried again. */
export const PICTURE_FAULTS = {
  address: false,
  redirects: false,
  status: true,
  unreachable: true,
  size: false,
  type: false,
  dimensions: false,
  absent: false,
} as const
export type MediaFault = keyof typeof PICTURE_FAULTS

export interface FetchedPicture {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  width: number
  height: number
}

const STRIPPERS = { jpeg: stripJpeg, png: stripPng, webp: stripWebp }

/** A picture by its first bytes, rewritten without metadata, or why it is none. Never throws. */
export function readPicture(bytes: Uint8Array): FetchedPicture | MediaFault {
  const kind = imageKind(bytes)
  if (!kind) return 'type'
  try {
    const stripped = STRIPPERS[kind](bytes)
    const { width, height, type } = imageMeta(stripped)
    if (type !== (kind === 'jpeg' ? 'jpg' : kind)) return 'type'
    const isFit = [width, height].every((side) => side >= PICTURE_MIN_PX && side <= PICTURE_MAX_PX) && width * height <= PIXELS_MAX
    return isFit ? { bytes: stripped, contentType: IMAGE_TYPES[kind].contentType, width, height } : 'dimensions'
  } catch {
    return 'type'
  }
}

/** The body, at most so many bytes of it; null for a longer one. */
async function bodyOf(response: Response): Promise<Uint8Array | null> {
  if (Number(response.headers.get('content-length') ?? 0) > PICTURE_MAX_BYTES) {
    await response.body?.cancel()
    return null
  }
  const reader = response.body?.getReader()
  const pieces: Uint8Array[] = []
  let length = 0
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    length += piece.value.length
    if (length > PICTURE_MAX_BYTES) {
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

/** Statuses with which nothing is there, however often one asks. */
const GONE: ReadonlySet<number> = new Set([401, 403, 404, 410, 451])

/** Fetches a picture from a public address; every address that it is sent on to must be one as well. Never throws. */
export async function fetchPicture(fetchFn: FetchFn, address: string): Promise<FetchedPicture | MediaFault> {
  let url = publicAddress(address)
  try {
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      if (!url) return 'address'
      const headers = { accept: 'image/jpeg, image/png, image/webp' }
      const response = await fetchFn(url.href, { redirect: 'manual', headers, signal: AbortSignal.timeout(FETCH_MS) })
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
      const bytes = await bodyOf(response)
      return bytes ? readPicture(bytes) : 'size'
    }
    return 'redirects'
  } catch {
    return 'unreachable'
  }
}

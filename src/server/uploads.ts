import { UPLOAD_PART_BYTES } from '#graphql/upload-kinds.ts'
import type { RequestContext } from './request.server.ts'

/** "/uploads/<id>", "/uploads/<id>/7", "/uploads/<id>/preview" */
const ADDRESS = /^\/uploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/(preview|[1-9]\d{0,3}))?$/

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const said = (status: number, code: string, more: Record<string, string> = {}): Response =>
  Response.json({ code }, { status, headers: { ...PRIVATE, ...more } })

const STATUS = { 'upload-unknown': 404, 'upload-part': 400, 'upload-type': 415 } as const

interface Range {
  first: number
  last: number
}

/** What the provider does with files, see its upload-endpoint.ts. */
interface Files {
  takePart(asked: {
    tokens: readonly string[]
    id: string
    part: number | 'preview'
    bytes: Uint8Array<ArrayBuffer>
  }): Promise<keyof typeof STATUS | null>
  openUpload(asked: { tokens: readonly string[]; id: string; isPreview: boolean }): Promise<{
    name: string
    contentType: string
    size: number
    read(range?: Range): Promise<{ bytes: ReadableStream | Uint8Array<ArrayBuffer>; contentType: string } | null>
  } | null>
}

type Session = Pick<RequestContext, 'siteOrigin' | 'token' | 'vendor'>

/**
 * Files of an order: a part of one comes by PUT from a page of this site, with the session of who sends it; either side of the order reads it
 * by GET, whole or a range of it. Answers of PUT are JSON with a `code`; 204 when the part is kept.
 */
export async function serveUpload(request: Request, session: Session, provider: Files): Promise<Response> {
  const [, id, part] = ADDRESS.exec(new URL(request.url).pathname) ?? []
  if (!id) return said(404, 'upload-unknown')
  if (request.method === 'PUT' && part) return takeBody(request, session, provider, { id, part: part === 'preview' ? part : Number(part) })
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || (part && part !== 'preview')) return said(405, 'upload-unknown', { allow: part ? 'PUT' : 'GET, HEAD' })
  return sendFile(request, session, provider, { id, isPreview: part === 'preview' })
}

/** The tokens that a request came with: of the account, of the vendor. */
export const tokensOf = ({ token, vendor }: Pick<Session, 'token' | 'vendor'>): string[] =>
  [token, vendor?.token].filter((one) => one != null)

async function takeBody(
  request: Request,
  { siteOrigin, token, vendor }: Session,
  provider: Pick<Files, 'takePart'>,
  asked: { id: string; part: number | 'preview' },
): Promise<Response> {
  if (request.headers.get('origin') !== siteOrigin) return said(403, 'upload-unknown')
  const tokens = tokensOf({ token, vendor })
  if (tokens.length === 0) return said(401, 'invalid_access_token')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > UPLOAD_PART_BYTES) return said(413, 'upload-part')
  const refused = await provider.takePart({ tokens, ...asked, bytes })
  return refused ? said(STATUS[refused], refused) : new Response(null, { status: 204, headers: PRIVATE })
}

async function sendFile(
  request: Request,
  { token, vendor }: Session,
  provider: Pick<Files, 'openUpload'>,
  asked: { id: string; isPreview: boolean },
): Promise<Response> {
  const tokens = tokensOf({ token, vendor })
  const upload = tokens.length > 0 ? await provider.openUpload({ tokens, ...asked }) : null
  if (!upload) return said(404, 'upload-unknown')
  const { name, contentType, size } = upload
  const range = rangeIn(request.headers.get('range'), size)
  if (range === 'unfit') return said(416, 'upload-part', { 'content-range': `bytes */${size}` })
  const file = request.method === 'HEAD' ? null : await upload.read(range ?? undefined)
  if (request.method !== 'HEAD' && !file) return said(404, 'upload-unknown')
  const isSaved = new URL(request.url).searchParams.has('save') || contentType === 'application/pdf'
  return new Response(file?.bytes ?? null, {
    status: range ? 206 : 200,
    headers: {
      ...PRIVATE,
      // a small picture may be of another kind than its file
      'content-type': file?.contentType ?? contentType,
      'content-length': String(range ? range.last - range.first + 1 : size),
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${range.first}-${range.last}/${size}` } : {}),
      'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, escaped)}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

const escaped = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`

/** The one range of a Range header (RFC 9110, section 14.2); null for the whole file, also where several are asked for. */
function rangeIn(header: string | null, size: number): Range | null | 'unfit' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last && first < size ? { first, last } : 'unfit'
}

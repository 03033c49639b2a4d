import { UPLOAD_PART_BYTES } from '#graphql/upload-kinds.ts'
import type { RequestContext } from './request.server.ts'
import { tokensOf } from './uploads.ts'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** "/files/tours/<tour>/plan", "/files/tours/<tour>/<scene or bundle>/<name>" */
const SHOWN = new RegExp(`^/files/tours/(${ID})/(?:(${ID})/)?([0-9a-z-]{1,8})$`)
/** "/tour-media/<bundle>/3" */
const SENT = new RegExp(`^/tour-media/(${ID})/([1-9]\\d{0,2})$`)

const STATUS = { 'bundle-unknown': 404, 'bundle-part': 400, 'bundle-type': 415 } as const

interface Pictures {
  openTourFile(asked: { tour: string; folder: string | null; name: string; tokens: readonly string[] }): Promise<{
    bytes: ReadableStream | Uint8Array<ArrayBuffer>
    contentType: string
    isPublic: boolean
  } | null>
  takeTourPart(asked: {
    tokens: readonly string[]
    id: string
    part: number
    bytes: Uint8Array<ArrayBuffer>
  }): Promise<keyof typeof STATUS | null>
}

type Session = Pick<RequestContext, 'siteOrigin' | 'token' | 'vendor'>

/** A tour that is taken off is gone from every cache within this time. */
const SHOWN_SECONDS = 3_600

/** A picture of a tour by its address. */
export async function sendTourPicture(
  request: Request,
  session: Pick<Session, 'token' | 'vendor'>,
  provider: Pick<Pictures, 'openTourFile'>,
): Promise<Response> {
  const [, tour, folder = null, name] = SHOWN.exec(new URL(request.url).pathname) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = tour && name && isRead ? await provider.openTourFile({ tour, folder, name, tokens: tokensOf(session) }) : null
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(request.method === 'HEAD' ? null : file.bytes, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `${file.isPublic ? 'public' : 'private'}, max-age=${SHOWN_SECONDS}`,
      'x-content-type-options': 'nosniff',
    },
  })
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const said = (status: number, code: string, more: Record<string, string> = {}): Response =>
  Response.json({ code }, { status, headers: { ...PRIVATE, ...more } })

/** Takes a part of a bundle by PUT from a page of this site, with the session of who writes its tour. Answers are JSON with a `code`; 204 when it is kept. */
export async function takeTourPicture(
  request: Request,
  { siteOrigin, ...session }: Session,
  provider: Pick<Pictures, 'takeTourPart'>,
): Promise<Response> {
  const [, id, part] = SENT.exec(new URL(request.url).pathname) ?? []
  if (!id) return said(404, 'bundle-unknown')
  if (request.method !== 'PUT') return said(405, 'bundle-unknown', { allow: 'PUT' })
  if (request.headers.get('origin') !== siteOrigin) return said(403, 'bundle-unknown')
  const tokens = tokensOf(session)
  if (tokens.length === 0) return said(401, 'invalid_access_token')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > UPLOAD_PART_BYTES) return said(413, 'bundle-part')
  const refused = await provider.takeTourPart({ tokens, id, part: Number(part), bytes })
  return refused ? said(STATUS[refused], refused) : new Response(null, { status: 204, headers: PRIVATE })
}

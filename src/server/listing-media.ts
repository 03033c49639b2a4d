import { LISTING_PHOTO_MAX_BYTES } from '#graphql/listing-kinds.ts'
import type { RequestContext } from './request.server.ts'

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** "/listing-media/<id>", "/listing-media/<id>/small" */
const SENT = new RegExp(`^/listing-media/(${ID})(/small)?$`)
/** "/files/listings/<id>" */
const SHOWN = new RegExp(`^/files/listings/(${ID})$`)

const STATUS = { 'media-unknown': 404, 'media-type': 415, 'media-size': 413, 'media-dimensions': 422 } as const

/** What the provider does with pictures, see its media-endpoint.ts. */
interface Pictures {
  takeListingMedia(asked: {
    token: string
    id: string
    size: 'whole' | 'small'
    bytes: Uint8Array<ArrayBuffer>
  }): Promise<keyof typeof STATUS | null>
  openListingMedia(asked: {
    token: string | null
    id: string
    isSmall: boolean
  }): Promise<{ bytes: ReadableStream | Uint8Array<ArrayBuffer>; contentType: string; isPublic: boolean } | null>
}

type Session = Pick<RequestContext, 'siteOrigin' | 'token'>

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const said = (status: number, code: string, more: Record<string, string> = {}): Response =>
  Response.json({ code }, { status, headers: { ...PRIVATE, ...more } })

/** Takes a picture of a listing by PUT from a page of this site, with the session of who writes it. Answers are JSON with a `code`; 204 when it is kept. */
export async function takeListingPicture(
  request: Request,
  { siteOrigin, token }: Session,
  provider: Pick<Pictures, 'takeListingMedia'>,
): Promise<Response> {
  const [, id, small] = SENT.exec(new URL(request.url).pathname) ?? []
  if (!id) return said(404, 'media-unknown')
  if (request.method !== 'PUT') return said(405, 'media-unknown', { allow: 'PUT' })
  if (request.headers.get('origin') !== siteOrigin) return said(403, 'media-unknown')
  if (!token) return said(401, 'invalid_access_token')
  const bytes = new Uint8Array(await request.arrayBuffer())
  if (bytes.length > LISTING_PHOTO_MAX_BYTES) return said(413, 'media-size')
  const refused = await provider.takeListingMedia({ token, id, size: small ? 'small' : 'whole', bytes })
  return refused ? said(STATUS[refused], refused) : new Response(null, { status: 204, headers: PRIVATE })
}

/** What is withdrawn is gone from every cache within this time. */
const SHOWN_SECONDS = 60

/** A picture of a listing by its address; "?small" asks for the small one. */
export async function sendListingPicture(
  request: Request,
  { token }: Pick<Session, 'token'>,
  provider: Pick<Pictures, 'openListingMedia'>,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, id] = SHOWN.exec(pathname) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = id && isRead ? await provider.openListingMedia({ token, id, isSmall: searchParams.has('small') }) : null
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(request.method === 'HEAD' ? null : file.bytes, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': file.isPublic ? `public, max-age=${SHOWN_SECONDS}` : 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

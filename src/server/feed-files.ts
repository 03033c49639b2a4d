import type { RequestContext } from './request.server.ts'

/** "/feed-files/<source>", "/feed-files/<source>/pictures/7" */
const ADDRESS = /^\/feed-files\/([a-z0-9-]{1,60})(?:\/pictures\/(\d{1,2}))?$/

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

const STATUS = { 'feed-none': 404, 'feed-format': 400, 'feed-empty': 422, 'too-many-attempts': 429 } as const

/** What the provider does with files that are tried out, see agency-feed/feed-file.ts. */
interface FeedFiles {
  tryFeedFile(asked: {
    token: string
    source: string
    name: string
    format: string
    encoding: string | null
    isWhole: boolean
    bytes: Uint8Array<ArrayBuffer>
  }): Promise<keyof typeof STATUS | null>
  dryPicture(asked: { token: string; source: string; at: number }): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentType: string } | null>
}

type Session = Pick<RequestContext, 'siteOrigin' | 'token'>

const said = (status: number, code: string, more: Record<string, string> = {}): Response =>
  Response.json({ code }, { status, headers: { ...PRIVATE, ...more } })

const ENCODING = /^[\w.:-]{1,40}$/

/**
 * A file of a feed by PUT from a page of this site, with the session of who manages the feed: it is tried out and nothing is taken. `?format=`, `?name=` and
 * `?encoding=` say what it is, `?whole` that what it does not name is gone. 204 when that is done; else JSON with a `code`. GET of a picture: of a home of it.
 */
export async function serveFeedFile(request: Request, { siteOrigin, token }: Session, provider: FeedFiles): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, source, at] = ADDRESS.exec(pathname) ?? []
  if (!source) return said(404, 'feed-none')
  if (request.method !== (at ? 'GET' : 'PUT')) return said(405, 'feed-none', { allow: at ? 'GET' : 'PUT' })
  if (!token) return said(401, 'invalid_access_token')
  if (at) return sendPicture(await provider.dryPicture({ token, source, at: Number(at) }))
  if (request.headers.get('origin') !== siteOrigin) return said(403, 'feed-none')
  const encoding = searchParams.get('encoding')
  const refused = await provider.tryFeedFile({
    token,
    source,
    name: searchParams.get('name') ?? '',
    format: searchParams.get('format') ?? '',
    encoding: encoding !== null && ENCODING.test(encoding) ? encoding : null,
    isWhole: searchParams.has('whole'),
    bytes: new Uint8Array(await request.arrayBuffer()),
  })
  return refused ? said(STATUS[refused], refused) : new Response(null, { status: 204, headers: PRIVATE })
}

/** While the page is looked at. */
const PICTURE_SECONDS = 600

function sendPicture(picture: { bytes: Uint8Array<ArrayBuffer>; contentType: string } | null): Response {
  if (!picture) return said(404, 'feed-none')
  return new Response(picture.bytes, {
    headers: {
      ...PRIVATE,
      'cache-control': `private, max-age=${PICTURE_SECONDS}`,
      'content-type': picture.contentType,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

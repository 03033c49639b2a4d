const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** "/files/tours/<tour>/plan", "/files/tours/<tour>/<scene>/<name>" */
const SHOWN = new RegExp(`^/files/tours/(${ID})/(?:(${ID})/)?([0-9a-z-]{1,8})$`)

interface Pictures {
  openTourFile(asked: { tour: string; scene: string | null; name: string }): Promise<{
    bytes: ReadableStream | Uint8Array<ArrayBuffer>
    contentType: string
  } | null>
}

/** A tour that is taken off is gone from every cache within this time. */
const SHOWN_SECONDS = 3_600

/** A picture of a tour by its address. */
export async function sendTourPicture(request: Request, provider: Pictures): Promise<Response> {
  const [, tour, scene = null, name] = SHOWN.exec(new URL(request.url).pathname) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = tour && name && isRead ? await provider.openTourFile({ tour, scene, name }) : null
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(request.method === 'HEAD' ? null : file.bytes, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `public, max-age=${SHOWN_SECONDS}`,
      'x-content-type-options': 'nosniff',
    },
  })
}

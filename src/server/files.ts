interface StoredFile {
  bytes: ReadableStream | Uint8Array<ArrayBuffer>
  contentType: string
}

/**
 * `/files/…`: uploaded files, at present pictures of people. An address is never reused, so caches may keep its content; nothing in
 * a file can run as a script. `read` returns null for an address without a file.
 */
export async function serveFile(request: Request, read: (pathname: string) => Promise<StoredFile | null>): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = isRead ? await read(new URL(request.url).pathname) : null
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(request.method === 'HEAD' ? null : file.bytes, {
    headers: {
      'content-type': file.contentType,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    },
  })
}

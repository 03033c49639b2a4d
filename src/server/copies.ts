import type { RequestContext } from './request.server.ts'

/** "/copies/<id>/2.zip" */
const ADDRESS = /^\/copies\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,3})\.zip$/

const PRIVATE = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

/** What the provider does with copies, see its copy-endpoint.ts. */
interface Copies {
  openCopyPart(asked: {
    token: string
    id: string
    part: number
  }): Promise<{ bytes: ReadableStream | Uint8Array<ArrayBuffer>; contentType: string; size: number } | null>
}

/** A part of the copy of somebody's data, for who asked for it; "not found" for everybody else. */
export async function sendCopyPart(request: Request, { token }: Pick<RequestContext, 'token'>, provider: Copies): Promise<Response> {
  const [, id, part] = ADDRESS.exec(new URL(request.url).pathname) ?? []
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = id && part && token && isRead ? await provider.openCopyPart({ token, id, part: Number(part) }) : null
  if (!file) return new Response('Not found', { status: 404, headers: PRIVATE })
  return new Response(request.method === 'HEAD' ? null : file.bytes, {
    headers: {
      ...PRIVATE,
      'content-type': file.contentType,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="realestate-copy-${part}.zip"`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

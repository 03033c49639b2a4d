/** Enough for the largest accepted file (AVATAR_MAX_BYTES) and its multipart envelope. */
export const BODY_MAX_BYTES = 4 * 1024 * 1024

/**
 * The request with a body that ends in an error beyond BODY_MAX_BYTES, to protect the memory of the isolate;
 * null when its Content-Length is larger already.
 */
export function withBodyLimit(request: Request): Request | null {
  const said = request.headers.get('content-length')
  if (said !== null) return Number(said) > BODY_MAX_BYTES ? null : request
  if (!request.body) return request
  const limited: RequestInit & { duplex: 'half' } = { body: request.body.pipeThrough(counting()), duplex: 'half' }
  return new Request(request, limited)
}

function counting(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > BODY_MAX_BYTES) controller.error(new RangeError('the body is too large'))
      else controller.enqueue(chunk)
    },
  })
}

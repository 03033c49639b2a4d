import { describe, expect, it } from 'vitest'
import { BODY_MAX_BYTES, withBodyLimit } from './body-limit.ts'

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  return new Request('http://localhost/graphql', streamed)
}

const streamOf = (bytes: number, pieces = 8) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let piece = 0; piece < pieces; piece++) controller.enqueue(new Uint8Array(bytes / pieces))
      controller.close()
    },
  })

describe('withBodyLimit', () => {
  it('passes a body within the limit, and a request without one', async () => {
    const small = post('{}', { 'content-length': '2' })
    expect(withBodyLimit(small)).toBe(small)
    const empty = new Request('http://localhost/')
    expect(withBodyLimit(empty)).toBe(empty)
  })
  it('refuses a larger Content-Length', () => expect(withBodyLimit(post('x', { 'content-length': String(BODY_MAX_BYTES + 1) }))).toBeNull())
  it('counts a body of unknown length', async () => {
    const fits = await withBodyLimit(post(streamOf(BODY_MAX_BYTES)))?.arrayBuffer()
    expect(fits?.byteLength).toBe(BODY_MAX_BYTES)
    await expect(withBodyLimit(post(streamOf(BODY_MAX_BYTES + 8)))?.arrayBuffer()).rejects.toThrow('too large')
  })
})

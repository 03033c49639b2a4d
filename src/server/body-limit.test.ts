import { describe, expect, it } from 'vitest'
import { BODY_MAX_BYTES, isOverflown, readRest, withBodyLimit } from './body-limit.ts'

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
    const [small, large] = [withBodyLimit(post(streamOf(8))), withBodyLimit(post(streamOf(BODY_MAX_BYTES + 8)))]
    if (!small || !large) throw new Error('without a length nothing is refused at once')
    await expect(large.arrayBuffer()).rejects.toThrow('too large')
    await small.arrayBuffer()
    expect([isOverflown(small), isOverflown(large)]).toEqual([false, true])
  })
})

describe('readRest', () => {
  const pieces = (count: number, taken: number[]) =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (taken.length === count) return controller.close()
          taken.push(1)
          controller.enqueue(new Uint8Array(1_024))
        },
      },
      { highWaterMark: 0 },
    )

  it('takes what an answer left of a body, after its first piece was read', async () => {
    const taken: number[] = []
    const request = post(pieces(20, taken))
    const reader = request.body?.getReader()
    await reader?.read()
    reader?.releaseLock()
    await readRest(request)
    expect(taken).toHaveLength(20)
  })
  it('gives up a body without end', async () => {
    const taken: number[] = []
    await readRest(post(pieces(1_000_000, taken)), 10 * 1_024)
    expect(taken.length).toBeLessThan(20)
  })
  it('lets be what somebody else reads, and a request without a body', async () => {
    const request = post('{}')
    request.body?.getReader()
    await readRest(request)
    await readRest(new Request('http://localhost/'))
  })
})

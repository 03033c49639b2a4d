import { describe, expect, it, vi } from 'vitest'
import { BODY_MAX_BYTES, BODY_MAX_MS, endedFor, readRest, withBodyLimit } from './body-limit.ts'

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
    expect(await withBodyLimit(post('{}', { 'content-length': '2' }))?.text()).toBe('{}')
    const file = new Request('http://localhost/listing-media/x', { method: 'PUT', body: 'x', headers: { 'content-length': '1' } })
    expect(withBodyLimit(file)).toBe(file)
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
    expect([endedFor(small), endedFor(large)]).toEqual([null, 'large'])
  })
  it('ends one that comes drop by drop, whatever length it has said', async () => {
    vi.useFakeTimers()
    try {
      const drops = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 1_000))
          controller.enqueue(new Uint8Array(1))
        },
      })
      const slow = withBodyLimit(post(drops, { 'content-length': '4000' }))
      const found = expect(slow?.text()).rejects.toThrow('too slow')
      await vi.advanceTimersByTimeAsync(BODY_MAX_MS)
      await found
      expect(slow && endedFor(slow)).toBe('slow')
    } finally {
      vi.useRealTimers()
    }
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PartAnswer } from '#api/put-part.ts'
import { fail, ok } from '#lib/result.ts'
import { filePrint } from './file-print.ts'
import { type SendPorts, sendFile } from './send-file.ts'
import { UploadQueue } from './upload-queue.ts'

const PART = 4
const KEPT: PartAnswer = { kept: true }
const LOST: PartAnswer = { kept: false, lost: true }
const ID = 'f'

/** A server in memory that loses what `losses` says: requests before they arrive, answers behind. */
function server({ losses = [], isPicture = true }: { losses?: ('before' | 'behind' | null)[]; isPicture?: boolean } = {}) {
  const parts = new Map<number, string>()
  const heard: string[] = []
  let stored: string | null = null
  let at = 0
  const loss = () => losses[at++] ?? null
  const rests: number[] = []
  const ports: SendPorts = {
    print: filePrint,
    async start({ name, bytes }) {
      const lost = loss()
      if (lost) return fail('network', 'unreachable')
      const count = Math.ceil(bytes / PART)
      return ok({
        id: ID,
        side: 'VENDOR' as const,
        name,
        kind: 'JPEG' as const,
        bytes,
        partBytes: PART,
        parts: count,
        done: [...parts.keys()],
        isStored: stored !== null,
        hasPreview: false,
        isDelivered: false,
      })
    },
    async put(address, bytes) {
      heard.push(address)
      const lost = loss()
      if (lost === 'before') return LOST
      const number = Number(address.split('/').at(-1))
      if (number) parts.set(number, await bytes.text())
      return lost ? LOST : KEPT
    },
    preview: async () => (isPicture ? new Blob(['small']) : null),
    async finish() {
      const lost = loss()
      if (lost === 'before') return fail('network', 'unreachable')
      const whole = [...parts].toSorted(([a], [b]) => a - b).map(([, text]) => text)
      stored = whole.join('')
      return lost ? fail('network', 'unreachable') : ok({})
    },
    rest: async (tries) => {
      rests.push(tries)
    },
  }
  return { ports, heard, rests, parts, stored: () => stored }
}

const quiet = { onSent: () => undefined, onLost: () => undefined }
const never = new AbortController().signal
const send = (ports: SendPorts, text: string, signal = never) =>
  sendFile(ports, { order: 'o', file: new Blob([text]), name: 'hall.jpg' }, quiet, signal)

describe('sendFile', () => {
  it('arrives whole, however often requests and answers are lost', () =>
    fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'abcdefgh') }),
        fc.array(fc.constantFrom('before' as const, 'behind' as const, null), { maxLength: 30 }),
        async (text, losses) => {
          const { ports, stored } = server({ losses })
          expect(await send(ports, text)).toEqual({ id: ID })
          expect(stored()).toBe(text)
        },
      ),
    ))

  it('sends what is missing alone, and says how much there is', async () => {
    const one = server()
    one.parts.set(1, 'abcd')
    one.parts.set(3, 'ij')
    const sent: number[] = []
    const end = await sendFile(
      one.ports,
      { order: 'o', file: new Blob(['abcdefghij']), name: 'x.jpg' },
      { ...quiet, onSent: (bytes) => sent.push(bytes) },
      never,
    )
    expect(end).toEqual({ id: ID })
    expect(one.heard).toEqual(['/uploads/f/2', '/uploads/f/preview'])
    expect([sent[0], sent.at(-1)]).toEqual([6, 10])
  })

  it('rests longer with every try of a part', async () => {
    const one = server({ losses: [null, 'before', 'before', 'before'] })
    await send(one.ports, 'abc')
    expect(one.rests).toEqual([1, 2, 3])
  })

  it('ends with the code of a refusal', async () => {
    const { ports } = server()
    expect(await send({ ...ports, start: async () => fail('graphql', 'upload-size') }, 'abc')).toEqual({ code: 'upload-size' })
    expect(await send({ ...ports, put: async () => ({ kept: false, lost: false, code: 'upload-type' }) }, 'abc')).toEqual({
      code: 'upload-type',
    })
    expect(await send({ ...ports, print: () => Promise.reject(new Error('gone')) }, 'abc')).toEqual({ code: 'upload-unreadable' })
  })

  it('sends anew what the store has lost, and gives up when it loses it again and again', async () => {
    const one = server()
    let times = 0
    const finish = async () => {
      if (++times > 1) return ok({})
      one.parts.clear()
      return fail('graphql', 'upload-parts')
    }
    expect(await send({ ...one.ports, finish }, 'abcdef')).toEqual({ id: ID })
    expect(one.heard.filter((address) => !address.endsWith('preview'))).toHaveLength(4)
    expect(await send({ ...one.ports, finish: async () => fail('graphql', 'upload-parts') }, 'abc')).toEqual({ code: 'upload-failed' })
  })

  it('stops when it is told to', async () => {
    const stop = new AbortController()
    const { ports, heard } = server()
    const put: SendPorts['put'] = async (...asked) => {
      stop.abort()
      return ports.put(...asked)
    }
    expect(await send({ ...ports, put }, 'abcdefghij', stop.signal)).toBe('stopped')
    expect(heard).toHaveLength(1)
  })
})

describe('UploadQueue', () => {
  const until = async (queue: UploadQueue) => {
    while (queue.isBusy()) await new Promise((resolve) => setTimeout(resolve, 1))
  }
  const file = (text: string) => ({ file: new Blob([text]), name: `${text}.jpg` })

  it('sends one after the other, and goes on behind a refused one', async () => {
    const one = server({ isPicture: false })
    let open = 0
    let most = 0
    const start: SendPorts['start'] = async (asked) => {
      most = Math.max(most, ++open)
      return asked.name === 'bad.jpg' ? fail('graphql', 'upload-type') : one.ports.start(asked)
    }
    const print: SendPorts['print'] = async (blob) => {
      open = 0
      return filePrint(blob)
    }
    const queue = new UploadQueue('o', { ...one.ports, start, print })
    queue.add([file('a'), file('bad'), file('c')])
    await until(queue)
    expect(queue.shown().map(({ state, code }) => [state, code])).toEqual([
      ['done', null],
      ['refused', 'upload-type'],
      ['done', null],
    ])
    expect(most).toBe(1)
  })

  it('tries a refused one again when it is asked to', async () => {
    const { ports } = server()
    let isSignedIn = false
    const queue = new UploadQueue('o', {
      ...ports,
      start: (asked) => (isSignedIn ? ports.start(asked) : Promise.resolve(fail('graphql', 'invalid_access_token'))),
    })
    queue.add([file('a')])
    await until(queue)
    expect(queue.shown()[0]?.code).toBe('invalid_access_token')
    isSignedIn = true
    queue.again(({ code }) => code === 'invalid_access_token')
    await until(queue)
    expect(queue.shown()[0]).toMatchObject({ state: 'done', id: ID })
  })

  it('stops one that is taken off the list', async () => {
    const { ports } = server()
    const queue = new UploadQueue('o', {
      ...ports,
      put: (_, __, ___, signal) => new Promise((resolve) => signal.addEventListener('abort', () => resolve(LOST))),
    })
    queue.add([file('a')])
    await new Promise((resolve) => setTimeout(resolve, 5))
    queue.drop(1)
    expect(queue.shown()).toEqual([])
    expect(queue.isBusy()).toBe(false)
  })
})

it('tells files apart by their size, beginning and end', async () => {
  const long = 'x'.repeat(200_000)
  const prints = await Promise.all([`a${long}b`, `a${long}c`, `b${long}b`, `a${long}xb`].map((text) => filePrint(new Blob([text]))))
  expect(new Set(prints).size).toBe(4)
  expect(prints[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(await filePrint(new Blob([`a${long}b`]))).toBe(prints[0])
})

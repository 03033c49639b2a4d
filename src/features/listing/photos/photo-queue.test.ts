import { expect, it, vi } from 'vitest'
import type { PartAnswer } from '#api/put-part.ts'
import { fail, ok } from '#lib/result.ts'
import { type PhotoPorts, sendPhoto } from '#property/photos/send-photo.ts'
import { PhotoQueue } from './photo-queue.ts'

const SHRUNK = { whole: new Blob(['x'.repeat(90)]), small: new Blob(['x'.repeat(10)]) }
const KEPT: PartAnswer = { kept: true }
const LOST: PartAnswer = { kept: false, lost: true }

function ports(change: Partial<PhotoPorts> = {}) {
  return {
    shrink: vi.fn(async () => SHRUNK),
    begin: vi.fn(async () => ok({ id: 'one' })),
    put: vi.fn(async (_address: string, bytes: Blob, onSent: (sent: number) => void): Promise<PartAnswer> => {
      onSent(bytes.size)
      return KEPT
    }),
    rest: vi.fn(async () => undefined),
    ...change,
  }
}

const ASKED = { listing: 'l', key: 'k', kind: 'PHOTO', file: new Blob(['whole']) } as const

it('sends the small picture before the other, and tells how much of both has arrived', async () => {
  const asked: string[] = []
  const made = ports({
    put: async (address, bytes, onSent) => {
      asked.push(address)
      onSent(bytes.size)
      return KEPT
    },
  })
  const shares: number[] = []
  const end = await sendPhoto(made, ASKED, { onSent: (share) => shares.push(share), onLost: () => undefined }, new AbortController().signal)
  expect(end).toEqual({ id: 'one' })
  expect(asked).toEqual(['/listing-media/one/small', '/listing-media/one'])
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

it('goes on after every break with the same key and the same picture', async () => {
  let breaks = 3
  const put = vi.fn(async () => (breaks-- > 0 ? LOST : KEPT))
  const begin = vi
    .fn()
    .mockResolvedValueOnce(fail('network', 'unreachable'))
    .mockResolvedValue(ok({ id: 'one' }))
  const made = ports({ put, begin })
  const onLost = vi.fn()
  expect(await sendPhoto(made, ASKED, { onSent: () => undefined, onLost }, new AbortController().signal)).toEqual({ id: 'one' })
  expect(begin.mock.calls.map(([asked]) => asked.key)).toEqual(['k', 'k'])
  expect(onLost).toHaveBeenCalledTimes(4)
  expect(made.shrink).toHaveBeenCalledTimes(1)
})

it('ends with what cannot be mended by another try', async () => {
  const report = { onSent: () => undefined, onLost: () => undefined }
  const { signal } = new AbortController()
  const unreadable = ports({ shrink: () => Promise.reject(new Error('no picture')) })
  expect(await sendPhoto(unreadable, ASKED, report, signal)).toEqual({ code: 'media-unreadable' })
  const full = ports({ begin: async () => fail('graphql', 'media-count') })
  expect(await sendPhoto(full, ASKED, report, signal)).toEqual({ code: 'media-count' })
  const refused = ports({ put: async () => ({ kept: false, lost: false, code: 'media-type' }) })
  expect(await sendPhoto(refused, ASKED, report, signal)).toEqual({ code: 'media-type' })
})

it('keeps the order of what was chosen, and what was refused until it is tried again', async () => {
  const begun: string[] = []
  let isFull = true
  const made = ports({
    shrink: async (file) => {
      begun.push(await file.text())
      return SHRUNK
    },
    begin: async () => (isFull && begun.at(-1) === 'b' ? fail('graphql', 'media-count') : ok({ id: 'one' })),
  })
  const onArrived = vi.fn()
  const queue = new PhotoQueue('l', made, onArrived)
  queue.add(
    ['a', 'b', 'c'].map((name) => ({ file: new Blob([name]), name })),
    'PHOTO',
  )
  await vi.waitFor(() => expect(onArrived).toHaveBeenCalledTimes(2))
  expect(begun).toEqual(['a', 'b', 'c'])
  expect(queue.shown()).toMatchObject([{ name: 'b', state: 'refused', code: 'media-count' }])
  expect(queue.isBusy()).toBe(false)
  isFull = false
  queue.again(({ code }) => code === 'media-count')
  await vi.waitFor(() => expect(queue.shown()).toEqual([]))
  expect(onArrived).toHaveBeenCalledTimes(3)
})

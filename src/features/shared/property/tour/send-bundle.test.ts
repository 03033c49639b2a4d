import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PartAnswer } from '#api/put-part.ts'
import { fail, ok } from '#lib/result.ts'
import { sha256Hex } from '#lib/sha-256.ts'
import { type BundlePorts, sendBundle } from './send-bundle.ts'

const PART = 10
const silent = { onSent: () => undefined, onLost: () => undefined }

/** A server that keeps parts, and a connection that is cut where `cuts` says, by the number of the call. */
function server(size: number, cuts: ReadonlySet<number>, done: number[] = []) {
  let calls = 0
  const kept = new Set(done)
  const sent: number[] = []
  const lost = () => cuts.has(++calls)
  const parts = Math.ceil(size / PART)
  const state = () => ({ id: 'b', isStored: false, parts, partBytes: PART, done: [...kept], width: null, height: null })
  const ports: BundlePorts = {
    print: sha256Hex,
    begin: async () => (lost() ? fail('network', 'unreachable') : ok(state())),
    put: async (address): Promise<PartAnswer> => {
      const number = Number(address.split('/').at(-1))
      sent.push(number)
      if (lost()) return { kept: false, lost: true }
      kept.add(number)
      return { kept: true }
    },
    finish: async () => {
      if (lost()) return fail('network', 'unreachable')
      if (kept.size < parts) return fail('graphql', 'bundle-parts')
      return ok({ ...state(), isStored: true, width: 4_096, height: 2_048 })
    },
    rest: async () => undefined,
  }
  return { ports, sent, kept }
}

const bundle = (size: number) => new Blob([new Uint8Array(size)])
const send = (ports: BundlePorts, size: number, signal = new AbortController().signal) =>
  sendBundle(ports, { tour: 't', kind: 'PANO', bundle: bundle(size) }, silent, signal)

test('arrives whole, however often the connection is cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 95 }), fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 20 }), async (size, cuts) => {
      const { ports, kept } = server(size, new Set(cuts))
      expect(await send(ports, size)).toEqual({ id: 'b', width: 4_096, height: 2_048 })
      expect(kept.size).toBe(Math.ceil(size / PART))
    }),
  )
})

test('sends those parts alone that have not arrived before', async () => {
  const { ports, sent } = server(45, new Set(), [1, 3])
  await send(ports, 45)
  expect(sent).toEqual([2, 4, 5])
})

test('ends with the words of a refusal, and when it is stopped', async () => {
  const { ports } = server(45, new Set())
  const refused: BundlePorts = { ...ports, finish: async () => fail('graphql', 'bundle-type') }
  expect(await send(refused, 45)).toEqual({ code: 'bundle-type' })
  const stop = new AbortController()
  const stopped: BundlePorts = {
    ...server(45, new Set()).ports,
    put: async () => {
      stop.abort()
      return { kept: false, lost: true }
    },
  }
  expect(await send(stopped, 45, stop.signal)).toBe('stopped')
})

test('a bundle is known by its content', async () => {
  const [one, same, other] = await Promise.all([bundle(5), bundle(5), bundle(6)].map(sha256Hex))
  expect(one).toBe(same)
  expect(one).not.toBe(other)
  expect(one).toMatch(/^[0-9a-f]{64}$/)
})

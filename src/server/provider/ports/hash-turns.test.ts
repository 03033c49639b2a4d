import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HashTurns, TURN_LIMITS } from './hash-turns.ts'

const HASH_MS = 400
let turns: HashTurns
let running: number
let order: string[]

// files of one process share the clock
afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  vi.useFakeTimers()
  turns = new HashTurns()
  running = 0
  order = []
})

const hash = (name: string) => async () => {
  running++
  expect(running).toBe(1)
  order.push(name)
  await new Promise((resolve) => setTimeout(resolve, HASH_MS))
  running--
  return name
}

it('runs one at a time, first come, first served, with a rest between', async () => {
  const begun = Date.now()
  const ended = ['a', 'b', 'c'].map((name) => turns.run(name, hash(name)).then((taken) => [taken?.value, Date.now() - begun] as const))
  await vi.runAllTimersAsync()
  const answers = await Promise.all(ended)
  expect(order).toEqual(['a', 'b', 'c'])
  expect(answers.map(([name]) => name)).toEqual(['a', 'b', 'c'])
  const [, second = 0] = answers[1] ?? []
  expect(second).toBeGreaterThanOrEqual(2 * HASH_MS + TURN_LIMITS.restMs)
})

it('tells a network that fills the queue, and lets another one in', async () => {
  const many = Array.from({ length: 60 }, (_, i) => turns.run('crowd', hash(`crowd ${i}`)))
  const other = turns.run('home', hash('home'))
  await vi.runAllTimersAsync()
  const taken = (await Promise.all(many)).filter((answer) => answer !== null)
  expect(taken).toHaveLength(TURN_LIMITS.perNetwork)
  expect(await other).toEqual({ value: 'home' })
})

it('has a limit for all networks together', async () => {
  const all = Array.from({ length: 60 }, (_, i) => turns.run(`network ${i}`, hash(String(i))))
  await vi.runAllTimersAsync()
  expect((await Promise.all(all)).filter((answer) => answer !== null)).toHaveLength(TURN_LIMITS.inAll)
})

it('gives the turn back of work that failed, and of work that never ends', async () => {
  await expect(turns.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  void turns.run('b', () => new Promise(() => {}))
  const next = turns.run('c', hash('c'))
  await vi.advanceTimersByTimeAsync(TURN_LIMITS.lostMs + HASH_MS + 2 * TURN_LIMITS.restMs)
  expect(await next).toEqual({ value: 'c' })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('runs one at a time, refuses at once when six wait, and goes on after a failure', async () => {
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await pause(10)
    running--
    if (fails) throw new Error('no')
    return 'done'
  }
  const answers = Promise.allSettled(Array.from({ length: 9 }, (_, i) => oneAtATime(work(i === 2))))
  await vi.advanceTimersByTimeAsync(2_000)
  const all = (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'thrown'))
  expect(all.slice(7)).toEqual([null, null])
  expect(all.slice(0, 7).toSorted()).toEqual(['done', 'done', 'done', 'done', 'done', 'done', 'thrown'])
  expect(most).toBe(1)
  expect(await oneAtATime(async () => 'done')).toBe('done')
})

it('waits for its turn a few seconds, and no longer', async () => {
  const long = oneAtATime(() => pause(6_000))
  const short = oneAtATime(async () => 'done')
  await vi.advanceTimersByTimeAsync(4_100)
  expect(await short).toBeNull()
  await vi.advanceTimersByTimeAsync(3_000)
  await long
})

it('goes on when somebody’s work was cut off and never ends', async () => {
  void oneAtATime(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await oneAtATime(async () => 'done')).toBe('done')
})

import { expect, it } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

it('runs one after the other, refuses at once when seven are there, and goes on after a failure', async () => {
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    running--
    if (fails) throw new Error('no')
    return 'done'
  }
  const answers = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => oneAtATime(work(i === 2))))
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'thrown'))).toEqual([
    ...['done', 'done', 'thrown', 'done', 'done', 'done'],
    ...[null, null],
  ])
  expect(most).toBe(1)
  expect(await oneAtATime(work(false))).toBe('done')
})

import { expect, it } from 'vitest'
import { answersInOrder } from './answers-in-order.ts'

/** Questions whose answers come when the test says. */
function questions() {
  const waiting: ((answer: string) => void)[] = []
  const taken: string[] = []
  const ask = answersInOrder(
    () => new Promise<string>((resolve) => waiting.push(resolve)),
    (answer) => taken.push(answer),
  )
  return { ask, waiting, taken }
}

it('drops the answer of an older question that comes after a newer one', async () => {
  const { ask, waiting, taken } = questions()
  const both = [ask(), ask()]
  waiting[1]?.('read')
  await both[1]
  waiting[0]?.('1 new')
  await both[0]
  expect(taken).toEqual(['read'])
})

it('gives on answers that come in order, also after a question that failed', async () => {
  const taken: number[] = []
  let count = 0
  const ask = answersInOrder(
    async () => {
      count += 1
      if (count === 2) throw new Error('unreachable')
      return count
    },
    (answer) => taken.push(answer),
  )
  await ask()
  await expect(ask()).rejects.toThrow('unreachable')
  await ask()
  expect(taken).toEqual([1, 3])
})

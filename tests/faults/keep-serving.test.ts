import { expect, it, vi } from 'vitest'
import { keepServing } from '../../scripts/keep-serving.ts'

it('serves anew once the server has stopped answering, and no more after it is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const closed: number[] = []
  let served = 0
  let answered = 0
  const serve = vi.fn(async () => {
    const own = ++served
    return { url: 'http://localhost:1', close: async () => void closed.push(own) }
  })
  // the first server misses one look, then answers, then is silent for good
  const looks = [true, false, true, false, false, false]
  const answers = async () => {
    const isThere = looks.shift() ?? true
    if (isThere) answered++
    return isThere
  }
  const server = await keepServing(serve, { everyMs: 1, answers })
  await vi.waitFor(() => expect(answered).toBeGreaterThan(5))
  expect([serve.mock.calls.length, closed]).toEqual([2, [1]])
  await server.close()
  expect(closed).toEqual([1, 2])
})

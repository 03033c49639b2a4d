import { expect, it } from 'vitest'
import { fail, ok, type Result } from '#lib/result.ts'
import type { BilledStep } from '../billed.ts'
import { LOOK_AFTER_MS, settled } from './settled.ts'

const step = (state: BilledStep['state']): Result<BilledStep> =>
  ok({
    state,
    clientSecret: null,
    cardKey: null,
    amountDue: 0,
    currencyCode: 'SGD',
    payPackageId: null,
    quantity: 1,
    invCode: null,
    lastFailure: null,
  })

async function look(answers: Result<BilledStep>[], goneAfter = Number.POSITIVE_INFINITY) {
  const waits: number[] = []
  let asked = 0
  const last = await settled({
    ask: async () => answers[Math.min(asked++, answers.length - 1)] ?? step('NONE'),
    wait: async (ms) => void waits.push(ms),
    isGone: () => asked >= goneAfter,
  })
  return { last, waits, asked }
}

it('looks at once, and then no more once it is known', async () => {
  expect(await look([step('DONE')])).toEqual({ last: step('DONE'), waits: [], asked: 1 })
  expect(await look([step('WORKING'), step('WORKING'), step('PAYMENT')])).toMatchObject({ last: step('PAYMENT'), waits: [2_000, 3_000] })
})

it('looks slower and slower, and gives up after half a minute', async () => {
  const { last, waits, asked } = await look([step('WORKING')])
  expect(last).toEqual(step('WORKING'))
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(30_000)
  expect(asked).toBe(LOOK_AFTER_MS.length)
})

it('looks again when it could not ask, but not when it asked too often', async () => {
  expect((await look([fail('network', 'unreachable'), step('DONE')])).last).toEqual(step('DONE'))
  expect((await look([fail('graphql', 'too-many-attempts', 60)])).asked).toBe(1)
})

it('stops when the page is left', async () => {
  expect(await look([step('WORKING')], 2)).toMatchObject({ last: null, asked: 2 })
})

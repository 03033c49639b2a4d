import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { mail } from './mail.ts'
import { otpInterval } from './otp-interval.ts'
import { makeScratch, type Scratch } from './scratch.ts'

/** The changes of docs/where-to-change.md that "the compiler tells you" is claimed for. */
const CHANGES: readonly Change[] = [mail, otpInterval]

const fileOf = (error: string): string => error.slice(0, error.indexOf('('))

/** Each change stays when it is whole, so that the compiler's next answer is about the next half alone. */
describe('a change that is made half is refused, with the place that is missing', () => {
  let scratch: Scratch
  beforeAll(() => {
    scratch = makeScratch()
  })
  afterAll(() => scratch.remove())

  it('starts from a project without an error', () => {
    expect(scratch.typeErrors()).toEqual([])
  }, 300_000)

  it.each(CHANGES)(
    '$name',
    ({ half, refused, rest }) => {
      scratch.apply(half)
      const errors = scratch.typeErrors()
      if ('byTypesIn' in refused)
        expect([...new Set(errors.map(fileOf))].toSorted(), errors.join('\n')).toEqual(refused.byTypesIn.toSorted())
      else {
        expect(errors).toEqual([])
        const { passed, output } = scratch.runTests([refused.byTest])
        expect(passed, output).toBe(false)
        expect(output).toMatch(refused.saying)
      }
      scratch.apply(rest)
    },
    300_000,
  )

  it('and passes when all of them are whole', () => {
    expect(scratch.typeErrors()).toEqual([])
    const proofs = CHANGES.flatMap(({ proof = [], refused }) => ('byTest' in refused ? [refused.byTest, ...proof] : proof))
    const { passed, output } = scratch.runTests([...new Set(proofs)])
    expect(passed, output).toBe(true)
  }, 300_000)
})

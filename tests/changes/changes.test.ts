import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Change } from './change.ts'
import { country } from './country.ts'
import { field } from './field.ts'
import { filter } from './filter.ts'
import { format } from './format.ts'
import { locale } from './locale.ts'
import { mail } from './mail.ts'
import { otpInterval } from './otp-interval.ts'
import { makeScratch, type Scratch } from './scratch.ts'
import { section } from './section.ts'

/** The changes of docs/where-to-change.md that "the compiler tells you" is claimed for. */
const CHANGES: readonly Change[] = [otpInterval, mail, locale, section, format, filter, field, country]

const fileOf = (error: string): string => error.slice(0, error.indexOf('('))
const filesOf = (errors: readonly string[]): string[] => [...new Set(errors.map(fileOf))].toSorted()

/** A busy machine must not fail it; alone it takes half a minute together. */
const PATIENCE_MS = 300_000

function expectRefusal(scratch: Scratch, refused: Change['refused']) {
  const errors = scratch.typeErrors()
  if ('byTypesIn' in refused) expect(filesOf(errors), errors.join('\n')).toEqual(refused.byTypesIn.toSorted())
  else if ('byMissingRowsIn' in refused) {
    const missing = errors.filter((error) => error.includes('error TS2741: Property'))
    expect(filesOf(missing), missing.join('\n')).toEqual(refused.byMissingRowsIn.toSorted())
  } else {
    expect(errors).toEqual([])
    const { passed, output } = scratch.runTests([refused.byTest])
    expect(passed, output).toBe(false)
    expect(output).toMatch(refused.saying)
  }
}

/** Each change stays when it is whole, so that the compiler's next answer is about the next half alone. */
describe('a change that is made half is refused, with the place that is missing', () => {
  let scratch: Scratch
  beforeAll(() => {
    scratch = makeScratch()
  }, PATIENCE_MS)
  afterAll(() => scratch.remove())

  it.each(CHANGES)(
    '$name',
    ({ half, refused, rest }) => {
      scratch.apply(half)
      expectRefusal(scratch, refused)
      scratch.apply(rest)
    },
    PATIENCE_MS,
  )

  it(
    'and passes when all of them are whole',
    () => {
      expect(scratch.typeErrors()).toEqual([])
      const proofs = CHANGES.flatMap(({ proof = [], refused }) => ('byTest' in refused ? [refused.byTest, ...proof] : proof))
      const { passed, output } = scratch.runTests([...new Set(proofs)])
      expect(passed, output).toBe(true)
    },
    PATIENCE_MS,
  )
})

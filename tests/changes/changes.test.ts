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

/**
 * The changes of docs/where-to-change.md that "the compiler tells you" is claimed for. Those of a round are made half together and meet
 * in no file: the compiler takes most of the time, and reads the project once for all of them.
 */
const ROUNDS: readonly (readonly Change[])[] = [[otpInterval], [mail, locale, section, format], [filter, field], [country]]
const CHANGES = ROUNDS.flat()

const fileOf = (error: string): string => error.slice(0, error.indexOf('('))
const filesOf = (errors: readonly string[]): string[] => [...new Set(errors.map(fileOf))].toSorted()

/** A busy machine must not fail it; alone it takes a minute together. */
const PATIENCE_MS = 300_000

/** The files that the compiler must name for a half change; none where a test is what refuses it. */
const namedBy = ({ refused }: Change): readonly string[] =>
  'byTypesIn' in refused ? refused.byTypesIn : 'byMissingRowsIn' in refused ? refused.byMissingRowsIn : []

function expectRefusal(scratch: Scratch, round: readonly Change[]) {
  // a missing country also breaks what reads the table that lacks it: the row is what must be named
  const isOfRows = round.some(({ refused }) => 'byMissingRowsIn' in refused)
  const errors = scratch.typeErrors().filter((error) => !isOfRows || error.includes('error TS2741: Property'))
  expect(filesOf(errors), errors.join('\n')).toEqual(round.flatMap(namedBy).toSorted())
  for (const { refused } of round) {
    if (!('byTest' in refused)) continue
    const { passed, output } = scratch.runTests([refused.byTest])
    expect(passed, output).toBe(false)
    expect(output).toMatch(refused.saying)
  }
}

/** Changes stay when they are whole, so that the compiler's next answer is about the next halves alone. */
describe('a change that is made half is refused, with the place that is missing', () => {
  let scratch: Scratch
  beforeAll(() => {
    scratch = makeScratch()
  }, PATIENCE_MS)
  afterAll(() => scratch.remove())

  it.each(ROUNDS.map((round) => ({ names: round.map(({ name }) => name).join('; '), round })))(
    '$names',
    ({ round }) => {
      for (const { half } of round) scratch.apply(half)
      expectRefusal(scratch, round)
      for (const { rest } of round) scratch.apply(rest)
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

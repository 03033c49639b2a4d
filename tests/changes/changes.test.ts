import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advertisedField } from './advertised-field.ts'
import { appointmentState } from './appointment-state.ts'
import type { Change } from './change.ts'
import { country } from './country.ts'
import { countryOfMap, PLACES } from './country-of-map.ts'
import { dutyRow } from './duty-row.ts'
import { feedName } from './feed-name.ts'
import { field } from './field.ts'
import { filter } from './filter.ts'
import { format } from './format.ts'
import { leadSource } from './lead-source.ts'
import { locale } from './locale.ts'
import { mail } from './mail.ts'
import { otpInterval } from './otp-interval.ts'
import { right } from './right.ts'
import { makeScratch, misfits, type Scratch } from './scratch.ts'
import { section } from './section.ts'
import { spotKind } from './spot-kind.ts'

/**
 * The changes of docs/where-to-change.md that "the compiler tells you" is claimed for. They meet in no file, so they are made half together:
 * the compiler takes most of the time, and answers once for all of them.
 */
const TOGETHER: readonly Change[] = [
  otpInterval,
  mail,
  locale,
  section,
  format,
  filter,
  field,
  right,
  dutyRow,
  leadSource,
  appointmentState,
  spotKind,
  advertisedField,
  feedName,
]

const fileOf = (error: string): string => error.slice(0, error.indexOf('('))
const filesOf = (errors: readonly string[]): string[] => [...new Set(errors.map(fileOf))].toSorted()

/** A busy machine must not fail it; alone it takes a minute together. */
const PATIENCE_MS = 480_000

/** The files that the compiler must name for a half change; none where a test is what refuses it. */
const namedBy = ({ refused }: Change): readonly string[] =>
  'byTypesIn' in refused ? refused.byTypesIn : 'byMissingRowsIn' in refused ? refused.byMissingRowsIn : []

/** The tests that must refuse a half change, with what they say. */
const testsThatRefuse = ({ refused, alsoRefusedBy = [] }: Change): readonly { test: string; saying: RegExp }[] =>
  'byTest' in refused ? [{ test: refused.byTest, saying: refused.saying }, ...alsoRefusedBy] : alsoRefusedBy

function expectRefusal(scratch: Scratch, changes: readonly Change[]) {
  // tests are asked before anything else is half made, which might keep them from running
  const asked = changes.filter((change) => testsThatRefuse(change).length > 0)
  for (const { half } of asked) scratch.apply(half)
  const refusals = asked.flatMap(testsThatRefuse)
  const { passed, output } =
    refusals.length === 0 ? { passed: false, output: '' } : scratch.runTests([...new Set(refusals.map(({ test }) => test))])
  expect(passed, output).toBe(false)
  for (const { saying } of refusals) expect(output).toMatch(saying)
  for (const { half } of changes.filter((change) => !asked.includes(change))) scratch.apply(half)
  // a missing country also breaks what reads the table that lacks it: the row is what must be named
  const isOfRows = changes.some(({ refused }) => 'byMissingRowsIn' in refused)
  const errors = scratch.typeErrors().filter((error) => !isOfRows || error.includes('error TS2741: Property'))
  expect(filesOf(errors), errors.join('\n')).toEqual(changes.flatMap(namedBy).toSorted())
}

function expectWhole(scratch: Scratch, changes: readonly Change[]) {
  for (const { rest } of changes) scratch.apply(rest)
  expect(scratch.typeErrors()).toEqual([])
  const proofs = changes.flatMap((change) => [...testsThatRefuse(change).map(({ test }) => test), ...(change.proof ?? [])])
  // no file named means all of them
  if (proofs.length === 0) return
  const { passed, output } = scratch.runTests([...new Set(proofs)])
  expect(passed, output).toBe(true)
}

it('every edit fits the file that it changes', () => {
  expect(misfits([...TOGETHER, country].flatMap(({ half, rest }) => [...half, ...rest]))).toEqual([])
  expect(misfits([...countryOfMap.half, ...countryOfMap.rest])).toEqual([])
})

it('a country for map and search is twenty files, three of them generated', () => {
  expect(PLACES).toHaveLength(20)
})

/** The long run makes them whole, and they stay, so that the compiler's next answer is about the next halves alone. */
describe('a change that is made half is refused, with the place that is missing', () => {
  let scratch: Scratch
  beforeAll(() => {
    scratch = makeScratch()
  }, PATIENCE_MS)
  afterAll(() => scratch.remove())

  it(TOGETHER.map(({ name }) => name).join('; '), { timeout: PATIENCE_MS }, () => expectRefusal(scratch, TOGETHER))

  it('and passes when all of them are whole', { timeout: PATIENCE_MS, tags: ['long'] }, () => expectWhole(scratch, TOGETHER))

  it(`${country.name}, and passes when it is whole`, { timeout: PATIENCE_MS, tags: ['long'] }, () => {
    expectRefusal(scratch, [country])
    expectWhole(scratch, [country])
  })
})

/** It is in the same list as the whole country, so it has a copy of its own. */
describe('a country that opens little needs little', () => {
  let scratch: Scratch
  beforeAll(() => {
    scratch = makeScratch()
  }, PATIENCE_MS)
  afterAll(() => scratch.remove())

  it(`${countryOfMap.name}, and passes when it is whole`, { timeout: PATIENCE_MS, tags: ['long'] }, () => {
    expectRefusal(scratch, [countryOfMap])
    expectWhole(scratch, [countryOfMap])
  })
})

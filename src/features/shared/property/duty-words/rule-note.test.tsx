// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { barriersOf, showPart } from '#fixtures/show-part.tsx'
import type { Dated } from '../duties/dated.ts'
import { RuleNote } from './rule-note.tsx'

const rule: Dated = {
  effectiveFrom: '2026-07-01',
  knownUntil: '2027-06-30',
  knownUpTo: 3_000_000,
  checkedOn: '2026-11-20',
  source: { name: 'The office', url: 'https://office.example' },
}
const warnings = [
  ['2027-06-30', 3_000_000, []],
  ['2027-07-01', 3_000_000, ['known to hold']],
  ['2027-06-30', 3_000_001, ['premium rate']],
] as const

it.each(warnings)('of a contract on %s at %i warns of: %j', async (day, price, wanted) => {
  await showPart(<RuleNote rule={rule} day={day} price={price} currency="AUD" />)
  expect(
    screen.queryAllByText(/known to hold|premium rate/).map(({ textContent }) => /known to hold|premium rate/.exec(textContent)?.[0]),
  ).toEqual([...wanted])
  expect(screen.getByRole('link', { name: 'The office' }).getAttribute('href')).toBe('https://office.example')
  expect(await barriersOf(document.body)).toEqual([])
})

import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CRITERIA, CRITERION_PROOFS } from './criteria.ts'

it('names each criterion of WCAG 2.2 at levels A and AA once', () => {
  const count = (level: string) => CRITERIA.filter((one) => one.level === level).length
  // https://www.w3.org/TR/WCAG22/: 4.1.1 is obsolete
  expect([count('A'), count('AA')]).toEqual([31, 24])
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55)
})

it.each(Object.values(CRITERION_PROOFS).filter((file) => file !== null))('%s is there', (file) => {
  expect(existsSync(file)).toBe(true)
})

import { expect, it } from 'vitest'
import { fail } from '#lib/result.ts'
import { FIRST_LOOK, nextLook, type ReturnLook } from './return-look.ts'

const lost = fail('network', 'unreachable')
const known: ReturnLook = { turn: 0, looked: lost }

it('looks once for each time that it is asked, and says what came', () => {
  expect(nextLook(FIRST_LOOK, { is: 'answered', turn: 0, answer: lost })).toEqual(known)
  expect(nextLook(known, { is: 'again' })).toEqual({ turn: 1, looked: 'looking' })
})

it('passes over a second press and over the answer of an earlier look', () => {
  const second = nextLook(known, { is: 'again' })
  expect(nextLook(second, { is: 'again' })).toBe(second)
  expect(nextLook(second, { is: 'answered', turn: 0, answer: lost })).toBe(second)
  expect(nextLook(known, { is: 'answered', turn: 0, answer: fail('http', 'bad-gateway') })).toBe(known)
})

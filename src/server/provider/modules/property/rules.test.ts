import { expect, it } from 'vitest'
import { FACILITIES } from '#market/vocabulary.ts'
import { facilitiesOf, idOf } from './rules.ts'

it('facilities are the bits of the mask', () => {
  expect(facilitiesOf(0)).toEqual([])
  expect(facilitiesOf(0b1000000001)).toEqual(['lift', 'pool'])
  expect(facilitiesOf(1023)).toEqual(FACILITIES)
})

it.each([
  ['1', 1],
  ['902', 902],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['01', null],
  ['1e3', null],
  ['99999999999999999', null],
  ["1' or 1=1", null],
  ['', null],
])('id %j → %s', (text, id) => expect(idOf(text)).toBe(id))

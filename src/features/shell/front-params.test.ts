import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isShowSA } from './front-params.ts'

it('reads the flag from text and from an object', () => {
  expect(isShowSA('{"isShowSA":true}')).toBe(true)
  expect(isShowSA({ isShowSA: true, other: 1 })).toBe(true)
  for (const none of ['{"isShowSA":false}', '{"isShowSA":"true"}', '{', '', '[]', null, undefined, {}, 7])
    expect(isShowSA(none)).toBe(false)
})

it('never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.anything(), fc.json()), (value) => typeof isShowSA(value) === 'boolean'))
})

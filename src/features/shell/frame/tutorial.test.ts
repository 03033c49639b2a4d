import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseTutorial } from './tutorial.ts'

test('§3: reads the flags of an object', () => {
  expect(parseTutorial('{"helpWhatsapp":true,"other":1}')).toEqual({ helpWhatsapp: true, other: 1 })
})

test('anything else in storage counts as nothing and never throws', () => {
  for (const text of [null, '', 'null', '[]', '7', '"x"', '{']) expect(parseTutorial(text)).toEqual({})
  fc.assert(fc.property(fc.string(), (text) => typeof parseTutorial(text) === 'object'))
})

import { expect, it } from 'vitest'
import { fitParameters, PARAMETER_MAX_CHARS } from './path-parameters.ts'

it.each(Object.entries(PARAMETER_MAX_CHARS))('%s has at most %i characters', (name, chars) => {
  expect(fitParameters({ other: 'x', [name]: 'a'.repeat(chars) })).toBe(true)
  expect(fitParameters({ other: 'x', [name]: 'a'.repeat(chars + 1) })).toBe(false)
  expect(fitParameters({ [name]: undefined })).toBe(true)
})

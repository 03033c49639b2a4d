import { expect, it } from 'vitest'
import { EARLY_SUBMIT_SCRIPT } from './early-submit.ts'

it('is a script that stays as it is where HTML escapes text', () => {
  expect(EARLY_SUBMIT_SCRIPT).not.toMatch(/[<>&"']/)
  expect(() => new Function(EARLY_SUBMIT_SCRIPT)).not.toThrow()
})

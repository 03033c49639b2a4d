// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { forgetCheckout, keepCheckout, keepDetail, readDetails } from './kept-checkout.ts'

const sent = {
  key: 'checkout-1',
  choice: 'SG solo',
  audience: 'agent',
  name: 'Ash Elm',
  address: '27 Example Lane',
  taxNumber: '',
} as const

afterEach(() => sessionStorage.clear())

it('names who was typed, before anything is sent and after it', () => {
  keepDetail('address', '1 Example')
  expect(readDetails()).toContainEqual(['address', '1 Example'])
  keepCheckout(sent)
  keepDetail('address', '1 Example Road')
  expect(readDetails()).toEqual([
    ['name', 'Ash Elm'],
    ['address', '1 Example Road'],
    ['taxNumber', ''],
  ])
})

it('names nobody once it is paid', () => {
  keepCheckout(sent)
  keepDetail('name', 'Rowan')
  forgetCheckout()
  expect(readDetails().map(([, text]) => text)).toEqual(['', '', ''])
  expect(sessionStorage).toHaveLength(0)
})

import { expect, it } from 'vitest'
import { EMPTY_ENQUIRY, enquiryFaults } from './enquiry-values.ts'

it('names the first field that is wrong, in the order of the form', () => {
  expect(enquiryFaults(EMPTY_ENQUIRY).first).toBe('name')
  expect(enquiryFaults({ ...EMPTY_ENQUIRY, name: 'A', email: 'no address' })).toMatchObject({ first: 'email', faults: { message: true } })
  const whole = { ...EMPTY_ENQUIRY, name: 'A', email: 'a@example.com', message: 'Is it free?' }
  expect(enquiryFaults(whole).first).toBeUndefined()
  expect(enquiryFaults({ ...whole, phone: '12' }).first).toBe('phone')
})

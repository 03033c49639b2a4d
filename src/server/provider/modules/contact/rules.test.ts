import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTACT_MAX_CHARS } from '#market/contact-consult.ts'
import { type ContactInput, readContact } from './rules.ts'

const input: ContactInput = {
  name: ' Mei Ling ',
  email: 'mei@example.com',
  phone: '+65 9123 4567',
  companyName: '  ',
  interest: 'valuation',
  message: 'One\ntwo\u0000',
  country: 'SG',
}

describe('readContact', () => {
  it('trims, drops control characters and keeps line ends', () =>
    expect(readContact(input)).toEqual({
      consult: { ...input, name: 'Mei Ling', companyName: null, message: 'One\ntwo', attribution: null },
    }))
  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(CONTACT_MAX_CHARS.name + 1)],
    ['email', 'mei@example'],
    ['phone', '123'],
    ['phone', `${'('.repeat(20)}91234567`],
    ['companyName', 'x'.repeat(CONTACT_MAX_CHARS.companyName + 1)],
    ['interest', 'castles'],
    ['message', ''],
    ['message', 'x'.repeat(CONTACT_MAX_CHARS.message + 1)],
  ] as const)('names %s when it is %j', (field, value) => expect(readContact({ ...input, [field]: value })).toEqual({ wrong: field }))
  it('never throws and never accepts a text out of bounds', () => {
    const text = fc.string({ maxLength: 5_000, unit: fc.nat(0x10_ff_ff).map((at) => String.fromCodePoint(at).toWellFormed()) })
    fc.assert(
      fc.property(
        fc.record({ name: text, email: text, phone: text, companyName: fc.option(text), interest: text, message: text }),
        (any) => {
          const read = readContact({ ...any, interest: 'question', email: input.email, phone: input.phone })
          if ('consult' in read) expect(read.consult.message.length).toBeLessThanOrEqual(CONTACT_MAX_CHARS.message)
        },
      ),
    )
  })
})

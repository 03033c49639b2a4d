import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FormValue, readBracketForm } from './bracket-form.ts'
import { holdsCardNumber } from './card-number.ts'

/** As the `stripe` package writes forms. */
function write(value: FormValue, name: string): string[] {
  if (typeof value === 'string') return [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`]
  const entries = Array.isArray(value) ? value.map((one, i) => [String(i), one] as const) : Object.entries(value)
  return entries.flatMap(([key, below]) => write(below, `${name}[${key}]`))
}

describe('bracket forms', () => {
  it('read lists, fields and both within each other', () => {
    const form = 'items[0][price]=p1&items[0][quantity]=2&items[1][price]=p2&metadata[a%20b]=c%26d&expand[]=x&expand[]=y&customer=cus_1'
    expect(readBracketForm(form)).toEqual({
      items: [{ price: 'p1', quantity: '2' }, { price: 'p2' }],
      metadata: { 'a b': 'c&d' },
      expand: ['x', 'y'],
      customer: 'cus_1',
    })
  })

  it('read back whatever is written', () => {
    const name = fc.stringMatching(/^[a-z_]{1,8}$/)
    const { value } = fc.letrec<{ value: FormValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.string(),
        fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
        fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      ),
    }))
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1, noNullPrototype: true }), (form) => {
        const text = Object.entries(form).flatMap(([key, one]) => write(one, key))
        expect(readBracketForm(text.join('&'))).toEqual(form)
      }),
    )
  })
})

describe('numbers of cards', () => {
  const check = (digits: string) => {
    const sum = [...digits].reverse().reduce((total, digit, i) => {
      const doubled = Number(digit) * (i % 2 === 0 ? 2 : 1)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
    return digits + String((10 - (sum % 10)) % 10)
  }
  const card = fc.stringMatching(/^[3-6]\d{11,17}$/).map(check)
  const form = (value: string) => new URLSearchParams({ name: value }).toString()

  it('are found as they are written: in one piece, in groups, within a text', () => {
    fc.assert(
      fc.property(card, fc.constantFrom('', ' ', '-'), (number, between) => {
        const grouped = number.replaceAll(/(\d{4})(?=\d)/g, `$1${between}`)
        expect(holdsCardNumber(form(grouped))).toBe(true)
        expect(holdsCardNumber(form(`my card ${grouped}, please`))).toBe(true)
      }),
    )
  })

  it.each(['pm_card_visa', 'cus_4242424242424242', '+6591234567890', '1799726400', '4242424242424241', 'si_1', '2027-01-12 04:00'])(
    '%s is none',
    (value) => expect(holdsCardNumber(form(value))).toBe(false),
  )

  it.each(['card[number]=x', 'number=x', 'payment_method_data[card][cvc]=123'])('the field of %s is one of a card', (text) =>
    expect(holdsCardNumber(text)).toBe(true),
  )
})

import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { planInvoiceText, type ShownInvoice } from './invoice-words.ts'

const i18n = setupI18n({ locale: 'en-SG', messages: { 'en-SG': {} } })

const invoice: ShownInvoice = {
  id: 'in_1',
  number: 'SG-0001',
  status: 'paid',
  createdDate: '2026-11-24T08:00:00Z',
  paidDate: '2026-11-24T08:00:00Z',
  currencyCode: 'SGD',
  total: 645,
  amountDue: 645,
  discount: 645,
  tax: 53,
  taxRate: { name: 'GST', percent: 9 },
  pdfAddress: null,
  buyer: { name: 'Ines Alder', email: 'ines@demo.example', address: '27 Example Lane', taxNumber: 'M90000000A' },
  lines: [{ text: 'Home Owner', quantity: 1, amount: 1_290, fromDate: '2026-11-24T08:00:00Z', untilDate: '2026-12-24T08:00:00Z' }],
}

const seller = { name: 'Example Data Pte. Ltd.', address: '1 Example Street', taxNumber: 'M90000001A' }

it('says on paper what was paid, by whom, to whom and with which tax', () => {
  const text = planInvoiceText(invoice, seller, i18n)
  expect(text.title).toBe('Tax invoice')
  expect(text.seller).toEqual(['Example Data Pte. Ltd.', '1 Example Street', 'Tax registration M90000001A'])
  expect(text.facts[0]).toEqual(['Invoice number', 'SG-0001'])
  expect(text.buyer).toEqual(['Ines Alder', '27 Example Lane', 'ines@demo.example', 'Tax registration M90000000A'])
  expect(text.lines).toEqual([['Home Owner, 24 Nov 2026 – 24 Dec 2026', '$12.90']])
  expect(text.sums).toEqual([
    ['Discount', '−$6.45'],
    ['Included GST of 9%', '$0.53'],
  ])
  expect(text.total).toEqual(['Total', '$6.45'])
})

it('names no tax where none is charged', () => {
  const text = planInvoiceText(
    { ...invoice, tax: 0, taxRate: null, discount: 0, buyer: { ...invoice.buyer, address: '', taxNumber: '' } },
    seller,
    i18n,
  )
  expect(text.title).toBe('Invoice')
  expect(text.sums).toEqual([])
  expect(text.buyer).toEqual(['Ines Alder', 'ines@demo.example'])
})

it.each([
  ['no seller', null, ['realEstate']],
  ['no address', { ...seller, address: '' }, ['Example Data Pte. Ltd.', 'Tax registration M90000001A']],
  ['no tax number', { ...seller, taxNumber: '' }, ['Example Data Pte. Ltd.', '1 Example Street']],
])('is no tax invoice while the deployment names %s', (_, named, lines) => {
  const text = planInvoiceText(invoice, named, i18n)
  expect([text.title, text.seller]).toEqual(['Invoice', lines])
})

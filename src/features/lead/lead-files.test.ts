import fc from 'fast-check'
import ICAL from 'ical.js'
import { parse } from 'papaparse'
import { expect, it } from 'vitest'
import type { Lead } from './inbox.ts'
import { leadCard } from './lead-card.ts'
import { leadTable } from './lead-table.ts'

const lead = {
  id: 'a',
  country: 'SG',
  isHouse: false,
  origin: 'CONTACT',
  interest: 'question',
  name: '林紫荊, Mei; "M"',
  email: 'mei@example.com',
  phone: '+6590000001',
  company: 'Lantern\\Bay',
  locale: 'zh-HK',
  message: 'One\nTwo, three; \\four',
  home: null,
  state: 'NEW',
  assignedTo: null,
  followUpOn: null,
  answerSeconds: 150,
  isProven: false,
  suspicion: null,
  launchInterest: null,
  createdDate: '2026-11-24T04:00:00Z',
} as const satisfies Lead
const COLUMNS = [
  'written',
  'state',
  'origin',
  'name',
  'email',
  'phone',
  'company',
  'country',
  'home',
  'message',
  'followUp',
  'answered',
] as const
const words = {
  columns: Object.fromEntries(COLUMNS.map((column) => [column, column])) as Record<(typeof COLUMNS)[number], string>,
  states: { NEW: 'Not answered', CONTACTED: 'Answered', MEETING: 'Meeting', WON: 'Won', LOST: 'Lost' },
  origins: {
    CONTACT: 'Contact page',
    TRAINING: 'Training',
    VALUE: 'Valuation',
    REPORT: 'Report',
    SHARE: 'Shared page',
    LAUNCH: 'Launch',
    LISTING: 'Advertisement',
    TOUR: 'Tour',
    BOOKING: 'Appointment',
    OPEN_HOUSE: 'Open house',
    AREA: 'Ask an agent',
  },
}
const rowsOf = (leads: readonly Lead[]) =>
  parse<Record<string, string>>(leadTable(leads, words).slice(1), { header: true, newline: '\r\n' }).data

it('a table has a row for each enquiry, and says what it is to spreadsheets', () => {
  const text = leadTable([lead], words)
  expect(text.codePointAt(0)).toBe(0xfe_ff)
  expect(rowsOf([lead])).toEqual([
    {
      written: '2026-11-24T04:00:00Z',
      state: 'Not answered',
      origin: 'Contact page',
      name: lead.name,
      email: lead.email,
      phone: '6590000001',
      company: lead.company,
      country: 'SG',
      home: '',
      message: lead.message,
      followUp: '',
      answered: '3',
    },
  ])
})

it('no cell that somebody wrote is a formula, and every other text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r\n', '"', ',', "'", 'a', '林') }), (message) => {
      const [row] = rowsOf([{ ...lead, message }])
      const cell = String(row?.message)
      expect(cell).not.toMatch(/^[=+\-@\t\r]/)
      expect([message, `'${message}`]).toContain(cell)
    }),
  )
})

it('a card is read back by another program as it was written', () => {
  const text = fc.string({ unit: fc.constantFrom('a', ' ', ',', ';', '\\', '\n', ':', '"', '林', 'é', '😀'), maxLength: 300 })
  fc.assert(
    fc.property(text, text, (message, company) => {
      const written = leadCard({ ...lead, message, company })
      for (const line of written.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const card = new ICAL.Component(ICAL.parse(written))
      expect(card.getFirstPropertyValue('fn')).toBe(lead.name)
      expect(card.getFirstPropertyValue('email')).toBe(lead.email)
      expect(card.getFirstPropertyValue('tel')).toBe(lead.phone)
      expect(card.getFirstPropertyValue('note') ?? '').toBe(message)
      expect(card.getFirstPropertyValue('org')?.toString() ?? '').toBe(company)
    }),
  )
})

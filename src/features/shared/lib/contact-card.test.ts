import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { contactCard } from './contact-card.ts'

it('is read back as it was written, folded lines and separators and all', () => {
  const card = contactCard({
    name: '陳大文, agent',
    company: 'Lantern; Bay, Realty',
    title: 'R012345A',
    phone: '+6591234567',
    email: 'a@example.com',
    websites: ['https://site.example/share/R012345A/profile'],
    languages: ['zh', 'en'],
    note: `Two lines\nand ${'more '.repeat(30)}`,
  })
  expect(card.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  const read = new ICAL.Component(ICAL.parse(card))
  expect(read.getFirstPropertyValue('fn')).toBe('陳大文, agent')
  expect(read.getAllProperties('lang').map((one) => one.getFirstValue())).toEqual(['zh', 'en'])
  expect(String(read.getFirstPropertyValue('note'))).toContain('\nand more')
  expect(read.getFirstPropertyValue('url')).toBe('https://site.example/share/R012345A/profile')
})

it('leaves out what is not known', () => {
  expect(contactCard({ name: 'Ah Kow', phone: '' })).toBe('BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ah Kow\r\nEND:VCARD\r\n')
})

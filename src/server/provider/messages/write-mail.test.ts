import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '#fixtures/hostile-strings.ts'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { fill, greetingName } from './fill.ts'
import { MAIL_TEMPLATES, type MailTemplate, type MailValues } from './words/templates.ts'
import { writeMail } from './write-mail.ts'
import { writeSms } from './write-sms.ts'

const ALL = { name: 'Mei Ling', link: 'https://www.example.com/x?a=1&b=2', email: 'mei@example.com', code: '042137' }
const newest = [{ name: 'Blk 123 <Cedar>', price: 512_000, month: '2026-06' }]
const items = [
  { title: 'Bishan', link: 'https://www.example.com/s?q=1&p=2', currencyCode: 'SGD', places: [], projects: 1, sales: 1_234, newest },
]
const values = {
  ...ALL,
  subject: 'A new lead',
  about: 'Blk 123 Cedar',
  time: '',
  hours: 48,
  minutes: 10,
  days: 30,
  items,
  stop: 'https://www.example.com/stop/abc',
  what: 'Viewing',
  when: 'Saturday',
  where: 'At the gate',
  host: 'Serene',
  times: 'Saturday',
  until: 'Friday',
  holder: 'Serene Quek',
  reason: 'Rain',
  agency: 'Lantern',
  agent: 'Serene',
  place: '12 Example Road',
  launch: 'The Cedar',
  number: '7',
  due: 'Due on 28 November 2026.',
  phone: '+6580000001',
  text: 'Yes.\nIt is.',
} satisfies MailValues[MailTemplate]

const sold = [
  { title: 'Blk 9 <Cedar>', link: values.link, price: 512_000, currencyCode: 'SGD', month: '2026-06', areaSqm: 93, metres: 240 },
]
const worth = { value: 640_000, low: 610_000, high: 670_000, currencyCode: 'SGD', month: '2024-01', inMonth: 0.004, inYear: -0.031 }
/** Of letters whose lists are of their own kind. */
const ofHomes: Partial<Record<MailTemplate, object>> = {
  'home-month': { home: 'Where we live', worth, sold },
  'homes-sold': { homes: [{ title: 'Where we live', link: values.link, sold }], more: 3 },
}

describe.each(LOCALE_CODES)('%s', (locale) => {
  it.each(MAIL_TEMPLATES)('%s is whole, as text and as HTML', (template) => {
    const { subject, text, html } = writeMail({ locale, template, values: { ...values, ...ofHomes[template] } })
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}|undefined|null|NaN/)
    expect(text).toContain('Mei Ling')
    expect(html).toContain('Mei Ling')
    expect(text.includes(values.link) || text.includes(values.code)).toBe(true)
    expect(html.includes('href="https://www.example.com/x?a=1&amp;b=2"') || html.includes(values.code)).toBe(true)
    expect(html).toMatch(/^<!doctype html>\n<html lang="(en|zh-Han[st]|ms)-[A-Z]{2}">/)
  })

  it('lists what is new, with the ways to it and out of it', () => {
    const { text, html } = writeMail({ locale, template: 'saved-search-news', values })
    for (const part of ['Bishan', '1,234', '512,000', 'https://www.example.com/stop/abc']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain('https://www.example.com/s?q=1&p=2')
    expect(html).toContain('href="https://www.example.com/s?q=1&amp;p=2"')
    expect(html).toContain('Blk 123 &lt;Cedar&gt;')
  })

  it('writes the code into the SMS', () => {
    expect(writeSms({ locale, template: 'phone-code', values: { code: '042137', minutes: 10 } })).toContain('042137')
  })
})

describe('what people typed', () => {
  it('cannot break out of the letter', () => {
    const hostile = fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '{', '}', 'a', ' ', 'script') })
    fc.assert(
      fc.property(hostile, hostile, (name, email) => {
        const clean = writeMail({ locale: 'en-US', template: 'email-changed', values: { ...values, name: 'x', email: 'x' } }).html
        const { html } = writeMail({ locale: 'en-US', template: 'email-changed', values: { ...values, name, email } })
        const tags = (text: string) => text.match(/<[^>]*>/g)
        expect(tags(html)).toEqual(tags(clean))
      }),
    )
  })

  it.each(MAIL_TEMPLATES)('neither becomes a tag, an address or a header in %s', (template) => {
    const tags = (text: string) => new Set(text.match(/<[^>]*>/g))
    const written = (words: string) => {
      const texts = { name: words, email: words, subject: words, about: words, what: words, when: words, where: words, host: words }
      const more = { holder: words, reason: words, agency: words, agent: words, place: words, phone: words, text: words, time: words }
      const news = items.map((item) => ({
        ...item,
        title: words,
        places: [{ kind: 'reach' as const, n: 2, name: words }],
        newest: newest.map((sale) => ({ ...sale, name: words })),
      }))
      return writeMail({ locale: 'en-US', template, values: { ...values, ...texts, ...more, items: news } })
    }
    const plain = tags(written('Cedar').html)
    for (const words of HOSTILE_STRINGS) {
      const { subject, html } = written(words)
      expect([...tags(html)].filter((tag) => !plain.has(tag))).toEqual([])
      expect(subject).not.toMatch(/\p{Cc}|\u2028|\u2029/u)
    }
  })

  it('is not filled in twice', () => {
    expect(fill('{name} {link}', { name: '{link}', link: 'x' })).toBe('{link} x')
    expect(fill('{name} {toString}', { name: 'a' })).toBe('a {toString}')
  })

  it.each([
    ['Mei Ling', 'Mei Ling'],
    [' Dr. Tan  Wei-Ming ', 'Dr. Tan Wei-Ming'],
    ["Siti Nur'aini binti Ali", "Siti Nur'aini binti Ali"],
    ['陳大文', '陳大文'],
    ['Win money at evil.example', ''],
    ['see https://evil', ''],
    ['a@b', ''],
    ['x'.repeat(61), ''],
  ])('%j is greeted as %j', (name, greeted) => {
    expect(greetingName(name)).toBe(greeted)
  })

  it('leaves a greeting without a name when the name is none', () => {
    const { text } = writeMail({ locale: 'en-US', template: 'activation', values: { ...values, name: 'click www.evil.example' } })
    expect(text.startsWith('Hello,\n')).toBe(true)
    expect(text).not.toContain('evil')
  })
})

import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { MAIL_PLACEHOLDERS, MAIL_TEMPLATES, SMS_PLACEHOLDERS, SMS_TEMPLATES } from './templates.ts'
import { MESSAGE_WORDS } from './words-of.ts'

const placeholders = (text: string): string[] => [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))].toSorted()
const textsOf = ({ subject, body, action, note }: (typeof MESSAGE_WORDS)['en-US']['mail']['activation']) => [
  subject,
  ...body,
  action ?? '',
  note,
]

/** Placeholders that the words themselves never hold: the greeting has the name, the button the link, the box the code, the list its items, the small print the way out. */
const SHOWN_ELSEWHERE: readonly string[] = ['name', 'link', 'code', 'items', 'listings', 'worth', 'sold', 'homes', 'more', 'stop']

describe.each(LOCALE_CODES)('%s', (locale) => {
  const words = MESSAGE_WORDS[locale]

  it.each(MAIL_TEMPLATES)('has every part of %s with its placeholders and no others', (template) => {
    const mail = words.mail[template]
    for (const text of [mail.subject, ...mail.body, mail.note]) expect(text.trim()).not.toBe('')
    expect(mail.subject.length).toBeLessThanOrEqual(60)
    const wanted = MAIL_PLACEHOLDERS[template].filter((name) => !SHOWN_ELSEWHERE.includes(name))
    expect(placeholders(textsOf(mail).join(' '))).toEqual(wanted.toSorted())
    const all: readonly string[] = MAIL_PLACEHOLDERS[template]
    expect(mail.action !== null).toBe(all.includes('link'))
    expect(mail.action === null).toBe(all.includes('code'))
    expect(textsOf(mail).join('')).not.toMatch(/[!！]/)
  })

  it.each(SMS_TEMPLATES)('has every part of %s', (template) => {
    expect(placeholders(words.sms[template])).toEqual(SMS_PLACEHOLDERS[template].toSorted())
    // GSM-7 fits 160 characters in one message, UCS-2 70
    const filled = words.sms[template].replace('{code}', '123456').replace('{minutes}', '10')
    expect(filled.length).toBeLessThanOrEqual(/^[\x20-\x7e]*$/.test(filled) ? 160 : 70)
  })

  it('counts news and names the newest', () => {
    const { sales, projects, newest, stop } = words.news
    for (const text of [sales.one, sales.other, projects.one, projects.other]) expect(placeholders(text)).toEqual(['n'])
    expect(placeholders(newest)).toEqual(['month', 'name', 'price'])
    expect(stop.trim()).not.toBe('')
  })

  it('names a home that is advertised, and who advertises it', () => {
    const { counts, kinds, first, bedrooms, by, others, studio } = words.news.homes
    for (const { one, other } of [...Object.values(counts), bedrooms, others])
      expect([placeholders(one), placeholders(other)]).toEqual([['n'], ['n']])
    expect(placeholders(first)).toEqual(['price'])
    expect(placeholders(by)).toEqual(['agency', 'agencyLicence', 'licence', 'name', 'phone'])
    for (const text of [...Object.values(kinds), studio]) expect(text.trim()).not.toBe('')
  })

  it('says where a search looks', () => {
    const { reach, around, outlines, stationNamed, station, place } = words.news.places
    for (const text of [reach.one, reach.other, around.one, around.other]) expect(placeholders(text)).toEqual(['n', 'place'])
    expect(placeholders(outlines.other)).toEqual(['n'])
    expect(placeholders(stationNamed)).toEqual(['name'])
    for (const text of [outlines.one, station, place]) expect(text.trim()).not.toBe('')
  })

  it('says what is asked for an advertisement, and until when it stands', () => {
    for (const text of Object.values(words.listings.asked)) expect(placeholders(text)).toEqual(['price'])
    expect(placeholders(words.listings.until)).toEqual(['day'])
  })

  it('says what a home is worth and what was sold near it', () => {
    const { worth, range, inMonth, inYear, old, sold, away, more, ...plain } = words.ownHomes
    expect(placeholders(worth)).toEqual(['month', 'price'])
    expect([range, inMonth, inYear, away].map(placeholders)).toEqual([['range'], ['change'], ['change'], ['distance']])
    expect(placeholders(sold)).toEqual(['month', 'name', 'price'])
    for (const { one, other } of [old, more]) expect([placeholders(one), placeholders(other)]).toEqual([['n'], ['n']])
    for (const text of Object.values(plain)) expect(text.trim()).not.toBe('')
  })

  it('has a greeting, a footer and the way to a link', () => {
    expect(placeholders(words.greeting.named)).toEqual(['name'])
    expect(placeholders(words.greeting.nameless + words.footer + words.address)).toEqual([])
    for (const text of [words.greeting.nameless, words.footer, words.address]) expect(text.trim()).not.toBe('')
  })
})

it('speaks each language in its own script', () => {
  const all = (locale: keyof typeof MESSAGE_WORDS) => JSON.stringify(MESSAGE_WORDS[locale].mail)
  expect(all('zh-HK')).toMatch(/帳戶.*驗證碼/)
  expect(all('zh-HK')).not.toMatch(/[账户电邮设认证码请这让]/)
  expect(all('zh-CH')).not.toMatch(/[帳電設認證碼請這讓]/)
  expect(all('ms-MY')).toMatch(/kata laluan/)
})

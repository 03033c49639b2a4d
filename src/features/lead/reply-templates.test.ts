import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { chatText, REPLY_KINDS, replyText } from './reply-templates.ts'

const HOME = 'Cedar Court #05-12'
const PAGE = 'https://site.example/book/x'

it.each(LOCALE_CODES)('%s: every beginning names the home, or the enquiry, and leaves no placeholder', (locale) => {
  for (const kind of REPLY_KINDS)
    for (const times of [null, PAGE]) {
      expect(replyText(kind, { locale, home: HOME }, times)).toContain(HOME)
      expect(replyText(kind, { locale, home: null }, times)).not.toMatch(/[{}]|null/)
    }
  expect(chatText({ locale, home: HOME, name: 'Rowan' }, PAGE)).toMatch(/Rowan.*Cedar Court #05-12.*\nhttps:\/\/site\.example\/book\/x$/)
  expect(chatText({ locale, home: null, name: 'Rowan' }, null)).not.toMatch(/[{}\n]|null/)
})

it('writes to Hong Kong in its own script', () => {
  expect(replyText('thanks', { locale: 'zh-HK', home: null }, null)).toContain('訊息')
  expect(replyText('thanks', { locale: 'zh-CH', home: null }, null)).toContain('信息')
})

it('only a viewing is proposed with the times that can be taken', () => {
  const withTimes = REPLY_KINDS.filter((kind) => replyText(kind, { locale: 'en-US', home: HOME }, PAGE).endsWith(PAGE))
  expect(withTimes).toEqual(['viewing'])
})

it('a name is not read as a placeholder or as a pattern', () =>
  expect(chatText({ locale: 'en-US', home: '$& {name}', name: '{home}' }, null)).toContain(
    'Hello {home}, thank you for writing about $& {name}.',
  ))

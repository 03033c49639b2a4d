import { expect, it } from 'vitest'
import { LOCALE_CODES } from '#market/locale-tags.ts'
import { REPLY_KINDS, replyText } from './reply-templates.ts'

it.each(LOCALE_CODES)('%s: every beginning names the home, or the enquiry, and leaves no placeholder', (locale) => {
  for (const kind of REPLY_KINDS) {
    expect(replyText(kind, locale, 'Cedar Court #05-12')).toContain('Cedar Court #05-12')
    expect(replyText(kind, locale, null)).not.toMatch(/[{}]|null/)
  }
})

it('writes to Hong Kong in its own script', () => {
  expect(replyText('thanks', 'zh-HK', null)).toContain('訊息')
  expect(replyText('thanks', 'zh-CH', null)).toContain('信息')
})

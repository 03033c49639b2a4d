import type { LocaleCode } from '#market/locale-tags.ts'
import { english } from './english.ts'
import { hongKongChinese } from './hong-kong-chinese.ts'
import { malay } from './malay.ts'
import type { MessageWords } from './message-words.ts'
import { simplifiedChinese } from './simplified-chinese.ts'

/** Letters use no words that differ between the markets of one language, so those share them; a locale that needs its own gets its own row. */
export const MESSAGE_WORDS: Record<LocaleCode, MessageWords> = {
  'en-US': english,
  'en-HK': english,
  'en-MY': english,
  'en-AU': english,
  'zh-CH': simplifiedChinese,
  'zh-MY': simplifiedChinese,
  'zh-HK': hongKongChinese,
  'ms-SG': malay,
  'ms-MY': malay,
}

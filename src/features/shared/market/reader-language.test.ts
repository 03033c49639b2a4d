import { expect, it } from 'vitest'
import { readerLanguage } from './reader-language.ts'

it.each([
  [null, 'en-US'],
  ['', 'en-US'],
  ['*', 'en-US'],
  ['de, fr;q=0.9', 'en-US'],
  ['de, ms;q=0.4', 'ms-MY'],
  ['zh-TW', 'zh-HK'],
  ['zh-Hant-HK', 'zh-HK'],
  ['zh-MY, zh;q=0.9', 'zh-MY'],
  ['zh', 'zh-CH'],
  ['zh-Hans-SG', 'zh-CH'],
  ['en;q=0.2, ms-SG;q=0.8', 'ms-SG'],
  ['ms;q=0, en-AU', 'en-AU'],
  ['ms;q=zero, en-HK', 'en-HK'],
  [`${'x'.repeat(9_000)}, ms`, 'ms-MY'],
])('of %j is %s', (header, locale) => expect(readerLanguage(header)).toBe(locale))

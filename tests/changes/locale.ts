import type { Change } from './change.ts'

/** A locale that both sides know, without a name, and without words for mails. It reads the messages of another. */
export const locale: Change = {
  name: 'a locale',
  half: [
    {
      file: 'src/features/shared/market/locale-tags.ts',
      find: "  'ms-SG': { iso: 'ms-SG', header: 'ms' },",
      put: "  'ms-SG': { iso: 'ms-SG', header: 'ms' },\n  'zh-AU': { iso: 'zh-Hans-AU', header: 'zh_cn' },",
    },
  ],
  refused: { byTypesIn: ['src/locales/locales.ts', 'src/server/provider/messages/words/words-of.ts'] },
  rest: [
    { file: 'src/features/shared/market/countries/au.ts', find: "locales: ['en-AU'],", put: "locales: ['en-AU', 'zh-AU']," },
    {
      file: 'src/locales/locales.ts',
      find: "  'ms-SG': row(",
      put: "  'zh-AU': row('zh-CH', '简体中文（澳大利亚）', '简'),\n  'ms-SG': row(",
    },
    {
      file: 'src/server/provider/messages/words/words-of.ts',
      find: "  'zh-HK': hongKongChinese,",
      put: "  'zh-HK': hongKongChinese,\n  'zh-AU': simplifiedChinese,",
    },
  ],
  proof: ['src/server/provider/messages/words/words.test.ts', 'tests/architecture/message-locales.test.ts'],
}

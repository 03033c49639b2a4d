import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './src/locales/locales.ts'
import { WORD_BOOKS } from './src/locales/word-books.ts'

export default defineConfig({
  sourceLocale: 'en-US',
  locales: LOCALES.filter((locale) => locale.messages === locale.code).map((locale) => locale.code),
  fallbackLocales: { default: 'en-US' },
  catalogs: Object.entries(WORD_BOOKS).map(([name, folders]) => ({
    path: `<rootDir>/src/locales/{locale}/${name}`,
    include: folders.filter((folder) => !folder.startsWith('!')).map((folder) => `<rootDir>/src/features/${folder}`),
    exclude: ['**/*.test.*', ...folders.filter((folder) => folder.startsWith('!')).map((folder) => `**/features/${folder.slice(1)}`)],
  })),
  format: formatter({ lineNumbers: false, origins: false }),
})

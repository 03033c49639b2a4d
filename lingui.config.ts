import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './src/locales/locales.ts'
import { WORD_BOOKS } from './src/locales/word-books.ts'

/** The folders inside a book's own that other books hold the words of. */
const foldersOfOthers = (own: readonly string[]): string[] =>
  Object.values<readonly string[]>(WORD_BOOKS)
    .flat()
    .filter((folder) => own.some((one) => folder.startsWith(`${one}/`)))

export default defineConfig({
  sourceLocale: 'en-US',
  locales: LOCALES.filter((locale) => locale.messages === locale.code).map((locale) => locale.code),
  fallbackLocales: { default: 'en-US' },
  catalogs: Object.entries(WORD_BOOKS).map(([name, folders]) => ({
    path: `<rootDir>/src/locales/{locale}/${name}`,
    include: folders.filter((folder) => !folder.startsWith('!')).map((folder) => `<rootDir>/src/features/${folder}`),
    exclude: [
      '**/*.test.*',
      ...folders.filter((folder) => folder.startsWith('!')).map((folder) => `**/features/${folder.slice(1)}`),
      ...foldersOfOthers(folders)
        .filter((folder) => !folder.includes('{'))
        .map((folder) => `**/features/${folder}/**`),
    ],
  })),
  format: formatter({ lineNumbers: false, origins: false }),
})

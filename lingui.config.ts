import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './src/locales/locales.ts'
import { WORD_BOOKS } from './src/locales/word-books.ts'

/** The named folders that lie inside a book's own: their messages are in the book that names them. */
const foldersInside = (own: readonly string[]): string[] =>
  Object.values<readonly string[]>(WORD_BOOKS)
    .flat()
    .filter((folder) => !own.includes(folder) && own.some((one) => folder.startsWith(`${one}/`)))

export default defineConfig({
  sourceLocale: 'en-US',
  locales: LOCALES.filter((locale) => locale.file === locale.code).map((locale) => locale.code),
  fallbackLocales: { default: 'en-US' },
  catalogs: Object.entries(WORD_BOOKS).map(([name, folders]) => ({
    path: `<rootDir>/src/locales/{locale}/${name}`,
    include: folders.map((folder) => `<rootDir>/src/features/${folder}`),
    exclude: ['**/*.test.*', ...foldersInside(folders).map((folder) => `**/features/${folder}/**`)],
  })),
  runtimeConfigModule: { Trans: ['#locales/trans.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false, origins: false }),
})

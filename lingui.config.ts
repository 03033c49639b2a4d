import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { LOCALES } from './src/locales/locales.ts'

export default defineConfig({
  sourceLocale: 'en-US',
  locales: LOCALES.filter((locale) => locale.messages === locale.code).map((locale) => locale.code),
  fallbackLocales: { default: 'en-US' },
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'], exclude: ['**/*.test.*', '**/server/provider/**'] },
  ],
  format: formatter({ lineNumbers: false, origins: false }),
})

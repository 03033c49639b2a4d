import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { localeOf } from '#locales/locales.ts'
import { readerLanguage } from '#market/reader-language.ts'

/** Compiled messages by the folder of their language. */
export type WidgetWords = Readonly<Record<string, Messages>>

/** The words that the build wrote into the widget's page (`widget-page.ts`). */
export const wordsOfPage = (page: Document): WidgetWords => JSON.parse(page.getElementById('words')?.textContent ?? '{}')

/** The language of a host's locale, "zh-Hant-HK"; the site's default where the host says none or one that we do not speak. */
export function widgetLanguage(words: WidgetWords, hostLocale: string | undefined): I18n {
  const { iso, number, file } = localeOf(readerLanguage(hostLocale ?? null))
  const i18n = setupI18n()
  i18n.load(iso, words[file] ?? {})
  i18n.activate(iso, number)
  return i18n
}

import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type LocaleCode, localeOf } from './locales.ts'

const catalogues = import.meta.glob<{ messages: Messages }>('./*/messages.po')

/** One instance per request or per browser tab: a shared one would leak a visitor's language into another's page. */
export async function createI18n(code: LocaleCode): Promise<I18n> {
  const i18n = setupI18n()
  await activate(i18n, code)
  return i18n
}

/** Loads the locale's catalogue (one lazy chunk each) and makes it current. */
export async function activate(i18n: I18n, code: LocaleCode): Promise<void> {
  const load = catalogues[`./${localeOf(code).messages}/messages.po`]
  if (!load) throw new Error(`no catalogue for ${code}`)
  const { messages } = await load()
  i18n.loadAndActivate({ locale: localeOf(code).iso, messages })
}

import type { I18n, Messages } from '@lingui/core'
import { type LocaleCode, localeOf } from './locales.ts'
import type { WordBook } from './word-books.ts'

const books = import.meta.glob<{ messages: Messages }>('./*/*.po')

/** Loads the named catalogues of a locale (a lazy chunk each) into the request's or the tab's own instance and makes the locale current. */
export async function loadWords(i18n: I18n, code: LocaleCode, names: Iterable<WordBook>): Promise<void> {
  const { iso, messages: folder } = localeOf(code)
  const loaded = await Promise.all(
    [...new Set<WordBook>(['shell', ...names])].map((name) => {
      const load = books[`./${folder}/${name}.po`]
      if (!load) throw new Error(`no catalogue ${name} for ${code}`)
      return load()
    }),
  )
  if (i18n.locale === iso) {
    // Words that join the current language change nothing on the screen. Telling everybody would wake parts that still sleep
    // (`Hydrate`), and React would draw those anew.
    for (const { messages } of loaded) Object.assign(i18n.messages, messages)
    return
  }
  for (const { messages } of loaded) i18n.load(iso, messages)
  i18n.activate(iso)
}

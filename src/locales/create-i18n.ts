import { type I18n, type Messages, setupI18n } from '@lingui/core'
import type { LocaleCode } from '#market/locale-tags.ts'
import { localeOf } from './locales.ts'
import type { WordBook } from './word-books.ts'

interface Catalogue {
  messages: Messages
}

/** null where the browser finds a built catalogue by its name. */
const books = import.meta.env.SSR || import.meta.env.DEV ? import.meta.glob<Catalogue>('./*/*.po') : null

function byName(folder: string, name: string): Promise<Catalogue> {
  const load = books?.[`./${folder}/${name}.po`]
  if (!load) throw new Error(`no catalogue ${name} for ${folder}`)
  return load()
}

const addressOf = (folder: string, name: string): string => `${import.meta.env.WORDS_FOLDER}/${folder}/${name}.js`

async function byAddress(folder: string, name: string): Promise<Catalogue> {
  try {
    return await import(/* @vite-ignore */ addressOf(folder, name))
  } catch (payload) {
    // the event that Vite dispatches for its own chunks: the page may reload when a deployment has removed the catalogue
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    throw payload
  }
}

/** Everywhere: the words of the frame around a page. */
const withShell = (names: Iterable<WordBook>): WordBook[] => [...new Set<WordBook>(['shell', ...names])]

/** The addresses of the catalogues that a page's first script asks for; none where a browser in development finds them in another way. */
export const wordFiles = (code: LocaleCode, names: Iterable<WordBook>): string[] =>
  import.meta.env.DEV ? [] : withShell(names).map((name) => addressOf(localeOf(code).file, name))

function switchTo(i18n: I18n, code: LocaleCode): I18n {
  const { iso, number } = localeOf(code)
  i18n.load(iso, {})
  i18n.activate(iso, number)
  return i18n
}

export type I18nOf = (code: LocaleCode) => I18n

/**
 * The languages of a tab, an instance each: the page on the screen keeps its own until the next page, in another language, is there, and
 * a part that asks late for its words adds them to the language it is written in. A request has one page and one instance, since what a
 * route adds to the context there travels to the browser.
 */
export function createLanguages({ isRequest }: { isRequest: boolean }): I18nOf {
  const made = new Map<LocaleCode, I18n>()
  const ofRequest = isRequest ? setupI18n() : null
  return (code) => {
    if (ofRequest) return switchTo(ofRequest, code)
    const i18n = made.get(code) ?? switchTo(setupI18n(), code)
    made.set(code, i18n)
    return i18n
  }
}

/**
 * Loads the named catalogues of a locale (a lazy chunk each) into its instance. Nothing is told of it: what shows the words waits for them,
 * and telling every component would hydrate parts that wait (`Hydrate`), which React would render again.
 */
export async function addWords(i18n: I18n, code: LocaleCode, names: Iterable<WordBook>): Promise<void> {
  const { file: folder } = localeOf(code)
  const loaded = await Promise.all(withShell(names).map((name) => (books ? byName(folder, name) : byAddress(folder, name))))
  for (const { messages } of loaded) Object.assign(i18n.messages, messages)
}

/** A language with the named catalogues. */
export async function i18nWith(code: LocaleCode, names: Iterable<WordBook>): Promise<I18n> {
  const i18n = switchTo(setupI18n(), code)
  await addWords(i18n, code, names)
  return i18n
}

import type { I18n, Messages } from '@lingui/core'
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

/** Loads the named catalogues of a locale (a lazy chunk each) into the request's or the tab's own instance and makes the locale current. */
export async function loadWords(i18n: I18n, code: LocaleCode, names: Iterable<WordBook>): Promise<void> {
  const { iso, number, file: folder } = localeOf(code)
  const isCurrent = i18n.locale === iso
  const loaded = await Promise.all(withShell(names).map((name) => (books ? byName(folder, name) : byAddress(folder, name))))
  if (isCurrent && i18n.locale === iso) {
    // Words that join the current language change nothing on the screen. Notifying every component would hydrate parts that wait
    // (`Hydrate`), and React would render those again.
    for (const { messages } of loaded) Object.assign(i18n.messages, messages)
    return
  }
  // where another load has changed the language meanwhile, this tells the screen, which may show these messages by their ids
  for (const { messages } of loaded) i18n.load(iso, messages)
  // words for the language that was current do not bring it back
  if (!isCurrent) i18n.activate(iso, number)
}

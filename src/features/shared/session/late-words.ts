import type { I18n } from '@lingui/core'
import { useRouteContext } from '@tanstack/react-router'
import { use } from 'react'
import { addWords } from '#locales/create-i18n.ts'
import type { WordBook } from '#locales/word-books.ts'
import type { LocaleCode } from '#market/locale-tags.ts'

/** of the tab's languages: the server has loaded all words of a page before it renders */
const asked = new WeakMap<I18n, Map<WordBook, Promise<void>>>()

const FAILURE_KEPT_MS = 1_000

function askOnce(i18n: I18n, locale: LocaleCode, book: WordBook): Promise<void> {
  const books = asked.get(i18n) ?? new Map<WordBook, Promise<void>>()
  asked.set(i18n, books)
  const words = books.get(book) ?? addWords(i18n, locale, [book])
  books.set(book, words)
  // kept until the error is on the screen; whoever then tries again asks again
  words.catch(() => setTimeout(() => books.delete(book), FAILURE_KEPT_MS))
  return words
}

/** For late parts: suspends, under the nearest Suspense or Hydrate, until the part's catalogues have loaded. */
export function useLateWords(...books: WordBook[]): void {
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  if (import.meta.env.SSR) return
  for (const words of books.map((book) => askOnce(i18n, locale, book))) use(words)
}

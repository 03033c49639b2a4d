import type { I18n } from '@lingui/core'
import { useMatch, useRouteContext } from '@tanstack/react-router'
import { use } from 'react'
import { addWords } from '#locales/create-i18n.ts'
import { lateWords } from '#locales/page-words.ts'
import type { LocaleCode } from '#market/locale-tags.ts'

/** of the tab's languages, by route: the server has all words of a page before it draws it */
const asked = new WeakMap<I18n, Map<string, Promise<void>>>()

const FAILURE_KEPT_MS = 1_000

/**
 * For a part that loads when it is needed and has words that its page has not: suspends, under the nearest Suspense or Hydrate, until the
 * words of all such parts of its route are there.
 */
export function usePageWords(): void {
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  const { routeId } = useMatch({ strict: false })
  if (import.meta.env.SSR) return
  use(askOnce(i18n, locale, routeId))
}

function askOnce(i18n: I18n, locale: LocaleCode, routeId: string): Promise<void> {
  const routes = asked.get(i18n) ?? new Map<string, Promise<void>>()
  asked.set(i18n, routes)
  const words = routes.get(routeId) ?? lateWords(routeId).then((books) => addWords(i18n, locale, books))
  routes.set(routeId, words)
  // kept until the error is on the screen; whoever then tries again asks again
  words.catch(() => setTimeout(() => routes.delete(routeId), FAILURE_KEPT_MS))
  return words
}

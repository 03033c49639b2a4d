import type { I18n } from '@lingui/core'
import { useMatch, useRouteContext } from '@tanstack/react-router'
import { use } from 'react'
import { addWords } from '#locales/create-i18n.ts'
import { lateWords } from '#locales/page-words.ts'

/** of the tab's languages, by route; null: they are there. The server has all words of a page before it draws it. */
const asked = new WeakMap<I18n, Map<string, Promise<void> | null>>()

const FAILURE_KEPT_MS = 1_000

/**
 * For a part that loads when it is needed and has words that its page has not: suspends, under the nearest Suspense or Hydrate, until the
 * words of all such parts of its route are there.
 */
export function usePageWords(): void {
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  const { routeId } = useMatch({ strict: false })
  if (import.meta.env.SSR) return
  const routes = asked.get(i18n) ?? new Map<string, Promise<void> | null>()
  asked.set(i18n, routes)
  const words = routes.get(routeId) ?? ask()
  if (words) use(words)

  function ask(): Promise<void> | null {
    if (routes.has(routeId)) return null
    const loading = lateWords(routeId).then((books) => addWords(i18n, locale, books))
    routes.set(routeId, loading)
    loading.then(
      () => routes.set(routeId, null),
      // kept until the error is on the screen; whoever then tries again asks again
      () => setTimeout(() => routes.delete(routeId), FAILURE_KEPT_MS),
    )
    return loading
  }
}

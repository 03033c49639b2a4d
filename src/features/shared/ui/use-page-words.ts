import type { I18n } from '@lingui/core'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { use } from 'react'
import { addWords } from '#locales/create-i18n.ts'
import { pageWords } from '#locales/page-words.ts'

/** of the tab's languages, by the routes of the page; null: they are there. The server has all words of a page before it draws it. */
const asked = new WeakMap<I18n, Map<string, Promise<void> | null>>()

const FAILURE_KEPT_MS = 1_000

/** For a part that loads when it is needed: suspends, under the nearest Suspense or Hydrate, until all words of the page's such parts are there. */
export function usePageWords(): void {
  const { i18n, locale } = useRouteContext({ from: '__root__' })
  const router = useRouter()
  if (import.meta.env.SSR) return
  const { matches } = router.state
  const pages = asked.get(i18n) ?? new Map<string, Promise<void> | null>()
  asked.set(i18n, pages)
  const page = matches.map(({ routeId }) => routeId).join()
  const words = pages.get(page) ?? ask()
  if (words) use(words)

  function ask(): Promise<void> | null {
    if (pages.has(page)) return null
    const loading = pageWords(matches).then(({ late }) => addWords(i18n, locale, late))
    pages.set(page, loading)
    loading.then(
      () => pages.set(page, null),
      // kept until the error is on the screen; whoever then tries again asks again
      () => setTimeout(() => pages.delete(page), FAILURE_KEPT_MS),
    )
    return loading
  }
}

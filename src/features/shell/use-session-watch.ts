import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { TOKEN_FAILED } from '#session/token-failure.ts'
import { isLeaving } from './is-leaving.ts'

/**
 * §4: a logout in another tab is one here, and so is a token that the provider refuses; a login elsewhere shows here too. The
 * session is checked when the visitor returns to the tab or opens another page. The code for that loads when it is needed. The listeners
 * are never removed, because the document lives as long as its tab.
 */
export function useSessionWatch(): void {
  const router = useRouter()
  useEffect(() => {
    const watch = (news: string) => {
      // read now: by the time the code has loaded, the next page may be shown
      const leaves = isLeaving(router)
      void import('./session-news.ts').then(({ handleSessionNews }) => handleSessionNews(router, news, leaves))
    }
    for (const type of [TOKEN_FAILED, 'focus', 'visibilitychange']) window.addEventListener(type, () => watch(type))
    router.subscribe('onBeforeNavigate', ({ fromLocation, type }) => fromLocation && watch(type))
    void import('#session/session-tabs.ts').then(({ hearTabs }) => hearTabs(watch))
  }, [router])
}

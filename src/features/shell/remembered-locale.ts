import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberedLocale } from '#session/remembered-place.ts'

/**
 * The language chosen on an earlier visit takes over after hydration where the address says none: the page goes on at
 * ?locale=, whose words the root route loads and switches to without a new document; links keep it from there.
 */
export function useRememberedLocale(): void {
  const router = useRouter()
  useEffect(() => {
    const { prefix, locale } = router.options.context
    const stored = rememberedLocale()
    if (prefix !== null || router.state.location.search.locale || !stored || stored === locale) return
    void router.navigate({ to: '.', search: (now) => ({ ...now, locale: stored }), replace: true, resetScroll: false })
  }, [router])
}

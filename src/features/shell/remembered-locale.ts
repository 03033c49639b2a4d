import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { localeIn } from '#locales/place.ts'
import { rememberedLocale } from '#session/remembered-place.ts'

/**
 * The language chosen on an earlier visit takes over after hydration where the address says none: the page opens again at ?locale=,
 * which links keep from there. A new document, because parts of a page hydrate late or never and would stay in the other language.
 */
export function useRememberedLocale(): void {
  const router = useRouter()
  useEffect(() => {
    const { prefix, locale, country } = router.options.context
    const { search } = router.state.location
    const stored = rememberedLocale()
    if (prefix !== null || search.locale || !stored) return
    const wished = search.countryCode || search.region ? localeIn(country, stored) : stored
    if (wished === locale) return
    const address = new URL(window.location.href)
    address.searchParams.set('locale', wished)
    window.location.replace(address)
  }, [router])
}

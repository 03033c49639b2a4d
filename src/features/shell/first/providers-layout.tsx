import { I18nProvider } from '@lingui/react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AttributionProvider } from '#session/attribution-state.tsx'
import { rememberCountry } from '#session/remembered-place.ts'

/** Provides messages and attribution to the tree; each is created per request or tab. */
export function Providers({ children }: { children: ReactNode }) {
  const { i18n, country } = useRouter().options.context
  const search = useRouterState({ select: ({ location }) => location.search })
  useRememberedCountry(parseCountryCode(search.countryCode ?? search.region) ?? country)
  return (
    <I18nProvider i18n={i18n}>
      <AttributionProvider search={search}>{children}</AttributionProvider>
    </I18nProvider>
  )
}

/** §3: a country that an address chooses on the way through the site is kept for the next visit. */
function useRememberedCountry(country: CountryCode): void {
  const known = useRef(country)
  useEffect(() => {
    if (known.current === country) return
    known.current = country
    rememberCountry(country)
  }, [country])
}

import { I18nProvider } from '@lingui/react'
import { useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { countryOf } from '#locales/place.ts'
import { parseCountryCode } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AttributionProvider } from '#session/attribution-state.tsx'
import { useClientState } from '#session/client-state.ts'
import { keepPlace } from '#session/remembered-place.ts'
import { AreaUnit } from '#ui/area-unit.tsx'

/** Provides messages, attribution and the reader's unit of area to the tree; each is created per request or tab. */
export function Providers({ children }: { children: ReactNode }) {
  const { context } = useRouter().options
  const { prefix } = context
  const i18n = useMatch({ from: '__root__', shouldThrow: false, select: (page) => page.context.i18n }) ?? context.i18n
  const search = useRouterState({ select: ({ location }) => location.search })
  const { floorAreaUnit } = useClientState()
  useKeptCountry(countryOf({ prefix, country: parseCountryCode(search.countryCode ?? search.region), locale: null }))
  return (
    <I18nProvider i18n={i18n}>
      <AttributionProvider search={search}>
        <AreaUnit unit={floorAreaUnit}>{children}</AreaUnit>
      </AttributionProvider>
    </I18nProvider>
  )
}

/** §2.8, §4: a country that the address names, by query or prefix, is the visitor's from here on. */
function useKeptCountry(country: CountryCode | null): void {
  useEffect(() => {
    if (country) keepPlace(country)
  }, [country])
}

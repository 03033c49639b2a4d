import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseCountryCode } from '#market/countries.ts'
import { AttributionProvider } from '#session/attribution-state.tsx'
import { PreferencesProvider } from '#session/preferences.tsx'

/** Hands the request's own query client, words and preferences to the tree; all were born for this request or tab. */
export function Providers({ children }: { children: ReactNode }) {
  const { queryClient, i18n, country } = useRouter().options.context
  const search = useRouterState({ select: ({ location }) => location.search })
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <AttributionProvider search={search}>
          <PreferencesProvider countryCode={parseCountryCode(search.countryCode ?? search.region) ?? country}>
            {children}
          </PreferencesProvider>
        </AttributionProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}

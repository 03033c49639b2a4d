import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseCountryCode } from '#market/countries.ts'
import { PreferencesProvider } from '#session/preferences.tsx'

/** Hands the request's own query client, words and preferences to the tree; all were born for this request or tab. */
export function Providers({ children }: { children: ReactNode }) {
  const { queryClient, i18n, country } = useRouter().options.context
  const asked = useRouterState({ select: ({ location }) => location.search.countryCode ?? location.search.region })
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider i18n={i18n}>
        <PreferencesProvider countryCode={parseCountryCode(asked) ?? country}>{children}</PreferencesProvider>
      </I18nProvider>
    </QueryClientProvider>
  )
}

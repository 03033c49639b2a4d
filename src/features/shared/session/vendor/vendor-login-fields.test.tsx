import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CountryCode } from '#market/vocabulary.ts'
import { VendorLoginFields } from './vendor-login-fields.tsx'

it.each<[CountryCode, string]>([
  ['SG', 'CEA number or e-mail'],
  ['MY', 'EEA number or e-mail'],
  ['HK', 'Licence number or e-mail'],
  ['AU', 'Licence number or e-mail'],
])('asks vendors of %s for their %s', async (country, label) => {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const root = createRootRouteWithContext<object>()({ component: () => <VendorLoginFields onLoggedIn={() => {}} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), context: { country, session: {} } })
  await router.load()
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
  expect(markup.match(/(?:CEA|EEA|Licence) number or e-mail/g)).toEqual([label])
})

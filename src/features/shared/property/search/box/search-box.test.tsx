import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { Announcement } from '../suggestions/type-ahead-panel.tsx'
import { SearchBox } from './search-box.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const show = (part: ReactNode) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{part}</I18nProvider>
    </RouterContextProvider>,
  )

it.each(COUNTRY_CODES)('asks for postal codes where there are any, which is not in Hong Kong: %s', (country) => {
  const asked = country === 'HK' ? 0 : 1
  const times = (markup: string) => markup.split('postal code').length - 1
  expect(times(show(<SearchBox country={country} />))).toBe(2 * asked)
  expect(times(show(<Announcement country={country} count={0} isBlank={false} text="q" state="ready" />))).toBe(asked)
})

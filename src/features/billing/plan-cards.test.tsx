import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { COUNTRY_CODES, type CountryCode } from '#market/vocabulary.ts'
import type { Audience } from './audience.ts'
import { PlanCards } from './plan-cards.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const show = (audience: Audience, country: CountryCode) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <PlanCards audience={audience} country={country} />
      </I18nProvider>
    </RouterContextProvider>,
  )
const wordsOf = (markup: string) => markup.replace(/<svg.*?<\/svg>/g, ' ').replace(/<[^>]+>/g, ' ')

it('names the currency before a charge, and where cards are off (§9: Hong Kong) the desk', () => {
  expect(show('agent', 'SG')).toContain('In SGD, shown before anything is charged')
  expect(show('agent', 'MY')).toContain('In MYR, shown')
  expect(show('agent', 'HK')).toContain('Arranged with our desk, in HKD')
  expect(show('agent', 'HK')).not.toContain('shown before')
})

it('holds what is open in the country (§6): no reports in Australia', () => {
  expect(show('agent', 'SG')).toContain('Pro reports')
  expect(show('agent', 'AU')).not.toContain('eport')
})

it('never states an amount', () => {
  for (const country of COUNTRY_CODES)
    for (const audience of ['agent', 'nonAgent', 'subAccount'] as const)
      expect(wordsOf(show(audience, country)).replaceAll('A4', '')).not.toMatch(/\d/)
})

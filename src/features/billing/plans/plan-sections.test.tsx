import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PlanPayment } from '#graphql/generated/graphql.ts'
import { ok } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PlanSections } from './plan-sections.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const show = (payment: PlanPayment, country: CountryCode = 'SG') => {
  const plans = {
    country,
    audience: 'AGENT' as const,
    currencyCode: 'SGD',
    payment,
    cardKey: null,
    tax: null,
    refusal: null,
    isCurrent: true,
    plans: [],
  }
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <PlanSections audience="agent" country={country} plans={ok(plans)} period="month" page="/realAgent/pricing" />
      </I18nProvider>
    </RouterContextProvider>,
  ).replace(/<[^>]+>/g, ' ')
}

it('where cards are taken, says so, and answers what follows from it', () => {
  const page = show('CARDS')
  expect(page).toContain('Cards are taken in Singapore')
  expect(page).toContain('Here, in the checkout.')
  expect(page).toContain('What if a payment fails?')
})

it.each([
  ['UNAVAILABLE', 'SG', 'Singapore'],
  ['WRITE_TO_US', 'HK', 'Hong Kong'],
] as const)('where cards are not taken (%s, %s), promises no checkout', (payment, country, name) => {
  const page = show(payment, country)
  expect(page).toContain(`Cards are not taken in ${name}`)
  expect(page).toContain('Receive an offer')
  expect(page).not.toMatch(/Cards are taken|Pay by card|the checkout names/)
})

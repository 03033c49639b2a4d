import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PlanPayment } from '#graphql/generated/graphql.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { PurchaseTerms } from './purchase-terms.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const termsFor = (payment: PlanPayment | null, country: CountryCode = 'SG') =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <PurchaseTerms payment={payment} country={country} />
      </I18nProvider>
    </RouterContextProvider>,
  ).replace(/<[^>]+>/g, '')

describe('the terms of purchase', () => {
  it('where cards are taken: the checkout, Stripe, free days, renewal, cancelling and refunds, and no word of the contrary', () => {
    const terms = termsFor('CARDS')
    for (const word of ['bought in the checkout', 'Stripe', '3 days before', 'renews by itself', '7 days', 'Cancelling does not pay back'])
      expect(terms).toContain(word)
    expect(terms).not.toMatch(/not taken|cannot be (taken|paid)|agreed to that offer/)
  })

  it('where cards are never taken: an offer, and nothing of cards that renew', () => {
    const terms = termsFor('WRITE_TO_US', 'HK')
    expect(terms).toContain('Cards are not taken in Hong Kong')
    expect(terms).toContain('agreed to that offer in writing')
    expect(terms).not.toMatch(/checkout|Stripe|renews by itself/)
  })

  it('where cards are taken but not set up: an offer, and how a plan that runs already goes on', () => {
    const terms = termsFor('UNAVAILABLE')
    expect(terms).toContain('Cards cannot be taken at the moment')
    expect(terms).toContain('agreed to that offer in writing')
    expect(terms).toContain('renews by itself')
  })

  it('where it could not be asked: nothing that may be false', () => {
    expect(termsFor(null)).not.toMatch(/bought in the checkout|not taken|cannot be taken|agreed to that offer/)
  })
})

import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fail, ok, type Result } from '#lib/result.ts'
import { anonymous, type Viewer } from '#session/viewer.ts'
import type { OwnAccount } from '../own-account.ts'
import { AccountFrame } from './account-frame.tsx'

const account: OwnAccount = {
  id: '7',
  nickName: 'Mei Alder',
  email: 'mei@demo.example',
  isEmailVerified: true,
  isPasskeyMissing: false,
  phoneNumber: '+6580000007',
  country: 'SG',
  language: 'zh-CH',
  avatar: null,
  roles: ['agent'],
  createdDate: '2026-01-02T03:04:05Z',
  detail: { salespersonName: 'ALDER MEI', ceaNumber: 'R990007X', estateAgency: 'LANTERN BAY', estateAgencyLicenseNo: 'L1' },
  stripeSubscription: null,
  subscription: null,
  nextPayment: null,
}

async function show(loaded: Result<OwnAccount>) {
  const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
  const root = createRootRouteWithContext<{ viewer: Viewer; session: object }>()({
    component: () => (
      <AccountFrame loaded={loaded} plans="/user/subscription-plans" Subscription={({ fallback }) => fallback}>
        {null}
      </AccountFrame>
    ),
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), context: { viewer: anonymous, session: {} } })
  await router.load()
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  )
}

it('shows the person and the state of each setting', async () => {
  const markup = await show(ok(account))
  for (const text of [
    'Mei Alder',
    'mei@demo.example',
    'Confirmed',
    '+65 8000 0007',
    'R990007X',
    'ALDER MEI',
    'Singapore, 简体中文',
    '2 Jan 2026',
  ])
    expect(markup).toContain(text)
  expect(markup).not.toContain('Not confirmed')
  expect(markup).not.toContain('<form')
})

it('offers a mail to verify the address, and shows no licence where there is none', async () => {
  const markup = await show(ok({ ...account, isEmailVerified: false, roles: ['non-agent'], detail: null }))
  expect(markup).toContain('Send the e-mail that confirms it')
  expect(markup).not.toContain('Licence')
})

it.each([
  ['trialing', 'Trial until 1 Dec 2026'],
  ['active', 'Paid until 1 Dec 2026'],
  ['past_due', 'A payment is due'],
])('says what a %s subscription means', async (status, words) => {
  const stripeSubscription = {
    status,
    expireDate: '2026-12-01T00:00:00Z',
    trialPeriodDays: null,
    recurringPriceQuantity: 1,
    stripePrice: { recurringType: 'month', intervalCount: 1, unitAmount: 9_900, currencyCode: 'SGD' },
    stripeProduct: { name: 'Agent suite' },
  }
  const markup = await show(ok({ ...account, stripeSubscription }))
  expect(markup).toContain('Agent suite')
  expect(markup).toContain(words)
})

it('says what is paid next, and when', async () => {
  const stripeSubscription = {
    status: 'active',
    expireDate: '2026-12-01T00:00:00Z',
    trialPeriodDays: null,
    recurringPriceQuantity: 3,
    stripeProduct: { name: 'Agent suite' },
    stripePrice: { recurringType: 'month', intervalCount: 1, unitAmount: 4_900, currencyCode: 'SGD' },
  }
  const nextPayment = { amountDue: 14_700, currencyCode: 'SGD', dueDate: '2026-12-01T00:00:00Z' }
  expect(await show(ok({ ...account, stripeSubscription, nextPayment }))).toContain('Next payment: $147.00 on 1 Dec 2026')
  expect(await show(ok({ ...account, stripeSubscription }))).not.toContain('Next payment')
})

it('says so when the account cannot be loaded', async () => {
  const markup = await show(fail('network', 'timeout'))
  expect(markup).toContain('Your account could not be loaded')
  expect(markup).not.toContain('Signing in')
})

it.each([
  ['SG', false],
  ['MY', true],
  ['HK', false],
  ['AU', true],
] as const)('says in %s that no register has checked the licence: %s', async (country, isSaid) => {
  const markup = await show(ok({ ...account, country }))
  expect(markup).toContain('R990007X')
  expect(markup.includes('Not checked against a register.')).toBe(isSaid)
})

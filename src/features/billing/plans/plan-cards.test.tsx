import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Audience } from '../audience.ts'
import type { Period, Plans } from '../seat-price.ts'
import { PlanCards } from './plan-cards.tsx'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const price = (id: string, recurringType: string, unitAmount: number, more: object = {}) => ({
  id,
  recurringType,
  intervalCount: 1,
  unitAmount,
  currencyCode: 'SGD',
  tiers: [],
  trialDays: 0,
  savingPercent: 0,
  ...more,
})
const TIERS = [
  { upTo: 5, unitAmount: 6500 },
  { upTo: null, unitAmount: 5200 },
]
const plan = (key: string, prices: ReturnType<typeof price>[], hasSeats = false) => ({
  key,
  name: key,
  frontParams: '{}',
  hasSeats,
  quantityMin: 1,
  quantityMax: hasSeats ? 50 : 1,
  prices,
})

const SOLD: Plans = {
  country: 'SG',
  audience: 'AGENT',
  currencyCode: 'SGD',
  payment: 'CARDS',
  refusal: null,
  isCurrent: true,
  cardKey: { publishableKey: 'pk_test_1', isDesk: true },
  tax: { name: 'GST', percent: 9 },
  plans: [
    plan('agent-solo', [price('solo-m', 'month', 5900, { trialDays: 14 }), price('solo-y', 'year', 59_000, { savingPercent: 16 })]),
    plan('agent-team', [price('team-m', 'month', 6500, { tiers: TIERS })], true),
  ],
}

const show = (audience: Audience, country: CountryCode, sold: Plans | null = null, period: Period = 'month') =>
  renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <PlanCards audience={audience} country={country} sold={sold} period={period} />
      </I18nProvider>
    </RouterContextProvider>,
  )
const wordsOf = (markup: string) => markup.replace(/<svg.*?<\/svg>/g, ' ').replace(/<[^>]+>/g, ' ')

it('names the currency before a charge where the price is not known, and where cards are off (§9: Hong Kong) the desk', () => {
  expect(show('agent', 'SG')).toContain('In SGD, shown before anything is charged')
  expect(show('agent', 'MY')).toContain('In MYR, shown')
  expect(show('agent', 'HK')).toContain('Arranged with our desk, in HKD')
  expect(show('agent', 'HK')).not.toContain('shown before')
})

const PRO_PAGES = ['Pro reports of every home', 'Pro reports of every project', 'Pro reports of commercial buildings']
const UNITS = 'Floors and unit numbers of sales'
const SHEETS = 'Lists of deals as spreadsheets'
const SMART_PLANS = 'Smart plans on paper and as links'
const OF_EVERY_AGENT = [
  'Listings, written here or taken from your agency’s system',
  'Your listings on your own website',
  'Enquiries in one place, with what is next',
  'A calendar whose free times your clients book',
  '360° tours, made of your panoramas',
]
const OF_EVERYBODY = [
  'Search and map of all markets',
  'The report of each project with its sales and trend',
  'The estimate of a home with its range and comparable sales',
  'Transaction lists',
  'Printing on A4',
]

it.each<[Audience, string, string[]]>([
  ['agent', 'Free', [...OF_EVERY_AGENT, ...OF_EVERYBODY]],
  [
    'agent',
    'Agent Solo',
    [
      ...PRO_PAGES,
      'Everything that is free',
      UNITS,
      SHEETS,
      'Market analyses with a workbook under your name',
      'Address labels on standard A4 sheets',
      SMART_PLANS,
    ],
  ],
  [
    'agent',
    'Agent Team',
    [
      ...PRO_PAGES,
      'All of the agent plan for its holder',
      'A sub-account with its own sign-in for each seat',
      'Seats to invite, suspend and remove',
      'One invoice for all seats',
    ],
  ],
  ['non-agent', 'Free', OF_EVERYBODY],
  ['non-agent', 'Home Owner', [...PRO_PAGES, 'Everything that is free', UNITS, SHEETS, SMART_PLANS]],
  [
    'sub-account',
    'Sub-account',
    [
      'Valuations with range and comparable sales',
      'A name, password and sign-in of its own',
      'No holder: it is yours for as long as you pay for it',
    ],
  ],
])('tells %s what %s opens, as the table says, and no more', (audience, name, lines) => {
  const card =
    show(audience, 'SG')
      .split('<h3')
      .find((part) => part.includes(`>${name}</h3>`)) ?? ''
  expect([...card.matchAll(/<\/svg>([^<]+)<\/li>/g)].map(([, line]) => line)).toEqual(lines)
})

it('holds what is open in the country (§6): no reports and none of realAgent’s tools in Australia', () => {
  const words = ['Pro reports', 'Market analyses', 'Address labels', 'Smart plans']
  for (const word of words) expect([show('agent', 'SG').includes(word), show('agent', 'AU').includes(word)], word).toEqual([true, false])
  expect(show('agent', 'AU')).not.toContain('eport')
  for (const line of [...OF_EVERY_AGENT, SHEETS]) expect(show('agent', 'AU')).toContain(line)
})

it('states the amount of the period, the saving of a year, the trial, and leads to the checkout of that price', () => {
  const [byMonth, byYear] = [show('agent', 'SG', SOLD), show('agent', 'SG', SOLD, 'year')]
  expect(wordsOf(byMonth)).toMatch(/\$59\s+a month/)
  expect(byMonth).toContain('The first 14 days are free.')
  expect(byMonth).not.toContain('Saves')
  expect(byMonth).toContain('/user/subscription-plans/checkout?payPackageId=solo-m')
  expect(wordsOf(byYear)).toMatch(/\$590\s+a year\s+Saves 16%/)
  expect(byYear).toContain('payPackageId=solo-y')
})

it('states what each seat costs by their number, and nothing for a period in which it is not sold', () => {
  expect(wordsOf(show('agent', 'SG', SOLD))).toMatch(/Seats\s+Each\s+1–5\s+\$65.00\s+6–50\s+\$52.00/)
  const team = wordsOf(show('agent', 'SG', SOLD, 'year')).split('Agent Team')[1]
  expect(team).toMatch(/^\s+For agencies, teams and partners\s+In SGD, shown/)
})

it('leads to us where cards cannot be taken, and to the seat that somebody else pays', () => {
  const without = show('agent', 'SG', { ...SOLD, payment: 'UNAVAILABLE', cardKey: null })
  expect(wordsOf(without)).toMatch(/\$59\s+a month/)
  expect(without).not.toContain('checkout')
  expect(without).toContain('/contact?interest=plans')
  expect(wordsOf(show('sub-account', 'SG'))).toContain('No charge to you')
})

it('offers nothing that would be refused, and still says what it costs', () => {
  const refused = show('agent', 'SG', { ...SOLD, refusal: 'billing-not-agent' })
  expect(wordsOf(refused)).toMatch(/\$59\s+a month/)
  expect(refused).not.toContain('checkout')
  expect(refused).not.toContain('/contact')
  expect(wordsOf(refused)).toContain('Search for a home')
})

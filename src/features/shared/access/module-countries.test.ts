import { expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { isModuleOpen, MODULE_COUNTRIES } from './module-countries.ts'

it('states the table of §6', () => {
  const { realAgent, realListing, real360, realValue, report, ...others } = MODULE_COUNTRIES
  expect([realAgent, realListing, real360, realValue, report]).toEqual([
    ['SG', 'HK', 'MY'],
    ['SG'],
    ['SG', 'MY', 'HK', 'AU'],
    ['SG', 'HK', 'MY'],
    ['SG', 'HK', 'MY'],
  ])
  const { 'realValue/book-a-valuation': booking, 'realValue/faq': faq, ...unnamed } = others
  expect([booking, faq]).toEqual([['SG'], ['SG']])
  for (const countries of Object.values(unnamed)) expect(countries).toEqual(COUNTRY_CODES)
})

it('keeps a closed module closed', () => {
  expect(isModuleOpen('report', 'AU')).toBe(false)
  expect(isModuleOpen('report', 'HK')).toBe(true)
})

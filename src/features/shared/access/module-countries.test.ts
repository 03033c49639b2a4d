import { expect, it } from 'vitest'
import { isModuleOpen, MODULE_COUNTRIES } from './module-countries.ts'

it('states the table of §6', () => {
  expect(MODULE_COUNTRIES).toMatchObject({
    realAgent: ['SG', 'HK', 'MY'],
    realListing: ['SG'],
    real360: ['SG', 'MY', 'HK', 'AU'],
    realValue: ['SG', 'HK', 'MY'],
    'realValue/book-a-valuation': ['SG'],
    'realValue/faq': ['SG'],
    report: ['SG', 'HK', 'MY'],
  })
})

it('keeps a closed module closed', () => {
  expect(isModuleOpen('report', 'AU')).toBe(false)
  expect(isModuleOpen('report', 'HK')).toBe(true)
})

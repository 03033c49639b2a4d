import { expect, it } from 'vitest'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { isModuleOpen, MODULE_COUNTRIES, type Module } from './module-countries.ts'

it('states the table of §6', () => {
  const openIn = (module: Module) => COUNTRY_CODES.filter((code) => isModuleOpen(module, code))
  expect((['realAgent', 'realListing', 'real360', 'realValue', 'report'] as const).map(openIn)).toEqual([
    ['SG', 'MY', 'HK'],
    ['SG'],
    ['SG', 'MY', 'HK', 'AU'],
    ['SG', 'MY', 'HK'],
    ['SG', 'MY', 'HK'],
  ])
  expect((['realValue/book-a-valuation', 'realValue/faq'] as const).map(openIn)).toEqual([['SG'], ['SG']])
  const named = ['realAgent', 'realListing', 'real360', 'realValue', 'realValue/book-a-valuation', 'realValue/faq', 'report']
  for (const [module, open] of Object.entries(MODULE_COUNTRIES))
    if (!named.includes(module)) expect(Object.values(open), module).not.toContain(false)
})

it('keeps a closed module closed', () => {
  expect(isModuleOpen('report', 'AU')).toBe(false)
  expect(isModuleOpen('report', 'HK')).toBe(true)
})

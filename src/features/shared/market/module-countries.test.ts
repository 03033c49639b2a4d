import { expect, it } from 'vitest'
import { countriesWith, inModule, isModuleOpen, ModuleClosed, OPEN_MODULES } from './module-countries.ts'

it('states the table of §6', () => {
  expect((['realAgent', 'realListing', 'real360', 'realValue', 'report'] as const).map(countriesWith)).toEqual([
    ['SG', 'MY', 'HK'],
    ['SG'],
    ['SG', 'MY', 'HK', 'AU'],
    ['SG', 'MY', 'HK'],
    ['SG', 'MY', 'HK'],
  ])
  expect((['realValue/book-a-valuation', 'realValue/faq'] as const).map(countriesWith)).toEqual([['SG'], ['SG']])
  const named = ['realAgent', 'realListing', 'real360', 'realValue', 'realValue/book-a-valuation', 'realValue/faq', 'report']
  for (const country of ['SG', 'MY', 'HK'] as const)
    expect(
      OPEN_MODULES[country].filter((module) => !named.includes(module)),
      country,
    ).toEqual(OPEN_MODULES.AU.filter((module) => !named.includes(module)))
})

it('keeps a closed module closed', () => {
  expect(isModuleOpen('report', 'AU')).toBe(false)
  expect(isModuleOpen('report', 'HK')).toBe(true)
})

it('is the border of a module: the country where it is open, an error where it is closed', () => {
  expect(inModule('report', 'HK')).toBe('HK')
  expect(() => inModule('report', 'AU')).toThrow(ModuleClosed)
})

import { expect, it } from 'vitest'
import { countriesOfLicence, firstKnown } from './licence-countries.ts'
import { countriesWith } from './module-countries.ts'
import { COUNTRY_CODES, type CountryCode } from './vocabulary.ts'

it.each<[string, CountryCode]>([
  ['R990001A', 'SG'],
  ['r990001a', 'SG'],
  ['REN 99001', 'MY'],
  ['E 1234', 'MY'],
  ['S-990012', 'HK'],
  ['E-990012', 'HK'],
  ['20123456', 'AU'],
])('%s is of %s, whichever country is chosen', (number, country) => {
  for (const chosen of COUNTRY_CODES) expect(countriesOfLicence(number, chosen)).toEqual([country])
})

it('asks the chosen country first where several write numbers so, and all where none does', () => {
  expect(countriesOfLicence('E123456', 'SG')).toEqual(['MY', 'HK'])
  expect(countriesOfLicence('E123456', 'HK')).toEqual(['HK', 'MY'])
  expect(countriesOfLicence('072345L', 'SG')).toEqual(['AU'])
  expect(countriesOfLicence('ZZZ 1', 'AU').toSorted()).toEqual(countriesWith('user').toSorted())
  expect(countriesOfLicence('ZZZ 1', 'AU')[0]).toBe('AU')
})

it('takes the first answer, and asks nobody after it', async () => {
  const asked: CountryCode[] = []
  const ask = async (country: CountryCode) => {
    asked.push(country)
    return country === 'MY' ? country : null
  }
  expect(await firstKnown(['HK', 'MY', 'SG'], ask)).toBe('MY')
  expect(asked).toEqual(['HK', 'MY'])
  expect(await firstKnown(['HK'], ask)).toBeNull()
})

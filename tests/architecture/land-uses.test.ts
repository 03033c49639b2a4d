import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { landUseWord } from '#features/land/land-words.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { DEMO_MARKETS } from '#provider/demo/demo-markets.ts'

/** a language in which every message reads "…" */
const dots = setupI18n({ locale: 'en', messages: { en: {} }, missing: () => '…' })

it.each(COUNTRY_CODES)('a use of land has words in every language, whatever term the records of %s name it by', (country) => {
  for (const term of DEMO_MARKETS[country].landUses) expect(landUseWord(dots, term), term).toBe('…')
})

it('a term that is not known stands for itself', () => {
  for (const term of ['Place of Worship', 'constructor']) expect(landUseWord(dots, term)).toBe(term)
})

import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { BUYERS, type Buyer } from './purchase.ts'

/** All buyers pay the same in Hong Kong. */
const BUYERS_OF = {
  SG: BUYERS,
  MY: BUYERS,
  HK: ['citizen'],
  AU: ['citizen', 'foreigner'],
} as const satisfies Record<CountryWith<'realValue/calculators'>, readonly Buyer[]>

/** The kinds of buyers that a country's duties tell apart. */
export const buyersOf = (country: CountryCode): readonly Buyer[] => BUYERS_OF[inModule('realValue/calculators', country)]

import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { AuState, Use } from '#property/duties/purchase.ts'

const ONE_TABLE: readonly Use[] = ['home']

/** The uses that the Australian tables distinguish; a test compares this with the tables, which the page does not load. */
const USES_OF_STATE = {
  NSW: ['home', 'first-home'],
  VIC: ['home', 'first-home', 'investment'],
  QLD: ['home', 'first-home', 'investment'],
  WA: ONE_TABLE,
  SA: ONE_TABLE,
  TAS: ONE_TABLE,
  ACT: ['home', 'investment'],
  NT: ONE_TABLE,
} as const satisfies Record<AuState, readonly Use[]>

const USES_OF: Record<CountryWith<'realValue/calculators'>, (state: AuState) => readonly Use[]> = {
  SG: () => ONE_TABLE,
  MY: () => ['home', 'first-home'],
  HK: () => ONE_TABLE,
  AU: (state) => USES_OF_STATE[state],
}

/** The uses that a country's tables tell apart; `state` counts in Australia alone. */
export const usesIn = (country: CountryCode, state: AuState): readonly Use[] => USES_OF[inModule('realValue/calculators', country)](state)

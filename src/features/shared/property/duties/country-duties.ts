import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Duties } from './purchase.ts'

/** Each country's tables are a chunk of their own: a page loads only the one it needs. */
const DUTIES = {
  SG: async () => (await import('./sg.ts')).singaporeDuties,
  MY: async () => (await import('./my.ts')).malaysiaDuties,
  HK: async () => (await import('./hk.ts')).hongKongDuties,
  AU: async () => (await import('./au.ts')).australiaDuties,
} as const satisfies Record<CountryWith<'realValue/calculators'>, () => Promise<Duties>>

export const dutiesOf = (country: CountryCode): Promise<Duties> => DUTIES[inModule('realValue/calculators', country)]()

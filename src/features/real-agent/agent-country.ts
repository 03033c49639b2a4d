import { type CountryWith, inModule } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'

/** The countries that the agents' tools know: those in which they are open, and Australia, whose tables wait until §6 opens them there. */
export type AgentCountry = CountryWith<'realAgent'> | 'AU'

/** The country as one that the agents' tools know. Throws where they do not. */
export const agentCountry = (country: CountryCode): AgentCountry => (country === 'AU' ? country : inModule('realAgent', country))

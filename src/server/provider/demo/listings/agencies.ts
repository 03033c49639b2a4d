import type { FeedFormat } from '#graphql/listing-kinds.ts'
import type { CountryWith } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { DEMO_ACCOUNTS } from '../people/accounts.ts'

/** A feed of the demonstration: what one invented agency sends of one country. */
export interface DemoSource {
  id: string
  country: CountryCode
  agency: string
  agencyLicence: string
  format: FeedFormat
  /** false: it sends only what has changed since its last file */
  isWhole: boolean
  agents: readonly DemoAgent[]
}

interface DemoAgent {
  name: string
  licence: string
  phone: string
  email: string
}

// trees as family names, which no real person has
const PEOPLE = [
  'Adeline Rowan',
  'Benedict Tamarind',
  'Cheryl Juniper',
  'Desmond Acacia',
  'Farhana Cassia',
  'Gareth Elder',
  'Hui Yi Banyan',
  'Iskandar Ixora',
  'Jayanthi Myrtle',
  'Kok Leong Aspen',
  'Mei Xin Larch',
  'Ravi Hawthorn',
]

const PHONES: Record<CountryWith<'idx'>, (at: number) => string> = {
  SG: (at) => `+6580001${String(at).padStart(3, '0')}`,
  MY: (at) => `+60100001${String(at).padStart(3, '0')}`,
  HK: (at) => `+85250001${String(at).padStart(3, '0')}`,
  AU: (at) => `+61400001${String(at).padStart(3, '0')}`,
}

/** Numbers from ranges that are not in use. */
const LICENCES: Record<CountryWith<'idx'>, (at: number) => string> = {
  SG: (at) => `R998${String(at).padStart(3, '0')}Z`,
  MY: (at) => `REN 998${String(at).padStart(3, '0')}`,
  HK: (at) => `S-998${String(at).padStart(3, '0')}`,
  AU: (at) => `9980${String(at).padStart(4, '0')}`,
}

const AGENTS_PER_SOURCE = 4

const agentsOf = (country: CountryWith<'idx'>, id: string, first: number): DemoAgent[] =>
  Array.from({ length: AGENTS_PER_SOURCE }, (_, i) => {
    const at = first + i
    return {
      name: PEOPLE[at % PEOPLE.length] ?? 'Adeline Rowan',
      licence: LICENCES[country](at + 1),
      phone: PHONES[country](at + 1),
      email: `agent-${at + 1}@${id}.example`,
    }
  })

const { subscriber, agent } = DEMO_ACCOUNTS
const accountAgent = (account: typeof subscriber | typeof agent): DemoAgent => ({
  name: account.name,
  licence: account.licence.number,
  phone: account.phone,
  email: account.email,
})

/**
 * Three invented agencies (product §8.8). A source is of one country, so an agency has one in each country that it works in: Lantern Bay Realty in three,
 * Tidemark Homes in all four, Wattle Quay Property in Australia. Every country has two, so that the same home is advertised by both.
 */
export const DEMO_SOURCES: readonly DemoSource[] = [
  {
    id: 'lantern-bay',
    country: 'SG',
    agency: 'LANTERN BAY REALTY PTE. LTD.',
    agencyLicence: 'L3990001A',
    format: 'reso',
    isWhole: true,
    agents: [accountAgent(subscriber), ...agentsOf('SG', 'lantern-bay', 0)],
  },
  {
    id: 'tidemark',
    country: 'SG',
    agency: 'TIDEMARK HOMES PTE. LTD.',
    agencyLicence: 'L3990002B',
    format: 'csv',
    isWhole: false,
    agents: [accountAgent(agent), ...agentsOf('SG', 'tidemark', 4)],
  },
  {
    id: 'lantern-bay-my',
    country: 'MY',
    agency: 'Lantern Bay Realty Sdn. Bhd.',
    agencyLicence: 'E (1) 9911',
    format: 'reso',
    isWhole: true,
    agents: agentsOf('MY', 'lantern-bay-my', 0),
  },
  {
    id: 'tidemark-my',
    country: 'MY',
    agency: 'Tidemark Homes Sdn. Bhd.',
    agencyLicence: 'E (1) 9912',
    format: 'csv',
    isWhole: false,
    agents: agentsOf('MY', 'tidemark-my', 4),
  },
  {
    id: 'lantern-bay-hk',
    country: 'HK',
    agency: 'Lantern Bay Realty (Hong Kong) Limited',
    agencyLicence: 'C-990011',
    format: 'reso',
    isWhole: true,
    agents: agentsOf('HK', 'lantern-bay-hk', 0),
  },
  {
    id: 'tidemark-hk',
    country: 'HK',
    agency: 'Tidemark Homes (Hong Kong) Limited',
    agencyLicence: 'C-990012',
    format: 'csv',
    isWhole: false,
    agents: agentsOf('HK', 'tidemark-hk', 4),
  },
  {
    id: 'wattle-quay',
    country: 'AU',
    agency: 'Wattle Quay Property Pty Ltd',
    agencyLicence: '99000011',
    format: 'reaxml',
    isWhole: true,
    agents: agentsOf('AU', 'wattle-quay', 0),
  },
  {
    id: 'tidemark-au',
    country: 'AU',
    agency: 'Tidemark Homes Australia Pty Ltd',
    agencyLicence: '99000012',
    format: 'csv',
    isWhole: false,
    agents: agentsOf('AU', 'tidemark-au', 4),
  },
]

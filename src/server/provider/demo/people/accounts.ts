import type { CountryCode } from '#market/vocabulary.ts'
import type { UserKind } from '../../db/account/words.ts'

/** The password of every demo account. It follows the rules of §5 and protects nothing. */
export const DEMO_PASSWORD = 'Demo-House-27'

/** A demo account. The people are invented. */
export interface DemoAccount {
  id: string
  /** what the account demonstrates */
  what: string
  email: string
  name: string
  phone: string
  country: CountryCode
  kind: UserKind
  roles: readonly string[]
  /** in the demo register of the country */
  licence: { number: string; agency: string; agencyNo: string } | null
}

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

const LANTERN = { agency: 'LANTERN BAY REALTY PTE. LTD.', agencyNo: 'L3990001A' }
const TIDEMARK = { agency: 'TIDEMARK HOMES PTE. LTD.', agencyNo: 'L3990002B' }

/** product §5.4: the order in which they are printed. */
export const DEMO_ACCOUNTS = {
  subscriber: {
    id: id(1),
    what: 'agent with a subscription',
    email: 'agent@demo.example',
    name: 'Serene Quek Alder',
    phone: '+6580000001',
    country: 'SG',
    kind: 'agent',
    roles: ['agent'],
    licence: { number: 'R990001A', ...LANTERN },
  },
  agent: {
    id: id(2),
    what: 'agent without one',
    email: 'agent-free@demo.example',
    name: 'Darren Foo Birch',
    phone: '+6580000002',
    country: 'SG',
    kind: 'agent',
    roles: ['agent'],
    licence: { number: 'R990002B', ...TIDEMARK },
  },
  person: {
    id: id(3),
    what: 'non-agent',
    email: 'person@demo.example',
    name: 'Noor Cedar',
    phone: '+6580000003',
    country: 'SG',
    kind: 'non-agent',
    roles: ['non-agent'],
    licence: null,
  },
  seat: {
    id: id(4),
    what: 'sub-account holder',
    email: 'seat@demo.example',
    name: 'Priya Elm Menon',
    phone: '+6580000004',
    country: 'SG',
    kind: 'sub-account',
    roles: ['sub-account'],
    licence: { number: 'R990004D', ...LANTERN },
  },
  staff: {
    id: id(5),
    what: 'staff',
    email: 'staff@demo.example',
    name: 'Wei Hazel',
    phone: '+6580000005',
    country: 'SG',
    kind: 'staff',
    roles: ['ROLE_ADMIN'],
    licence: null,
  },
  vendor: {
    id: id(6),
    what: 'vendor',
    email: 'vendor@demo.example',
    name: 'Maple Lens Studio',
    phone: '+6580000006',
    country: 'SG',
    kind: 'vendor',
    roles: ['vendor'],
    licence: null,
  },
} as const satisfies Record<string, DemoAccount>

export type DemoAccountName = keyof typeof DEMO_ACCOUNTS

export const demoAccounts = (): DemoAccount[] => Object.values(DEMO_ACCOUNTS)

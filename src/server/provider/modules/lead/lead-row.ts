import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import type { BookedHome } from '../booking/booking-row.ts'
import type { LeadOrigin, LeadState } from './lead-states.ts'
import type { Suspicion } from './suspicion.ts'

/** Whose it is: an account's id, or the operator's of a country. */
export type LeadOwner = string

const HOUSE = 'house:'
export const houseOf = (country: CountryCode): LeadOwner => `${HOUSE}${country}`
export const isHouse = (owner: LeadOwner): boolean => owner.startsWith(HOUSE)

/** A stored lead; times in unix seconds. */
export interface LeadRow {
  id: string
  country: CountryCode
  owner: LeadOwner
  origin: LeadOrigin
  interest: string
  name: string
  email: string
  phone: string
  company: string
  locale: LocaleCode
  message: string
  /** JSON of a BookedHome */
  home: string | null
  state: LeadState
  assignedTo: string | null
  followUpOn: string | null
  firstAnswerAt: number | null
  isProven: number
  suspicion: Suspicion | null
  siteOrigin: string
  createdAt: number
}

export const LEAD_COLUMNS = `lead.id, lead.country, lead.owner, lead.origin, lead.interest, lead.name, lead.email, lead.phone, lead.company,
  lead.locale, lead.message, lead.home, lead.state, lead.assigned_to as assignedTo, lead.follow_up_on as followUpOn,
  lead.first_answer_at as firstAnswerAt, lead.is_proven as isProven, lead.suspicion, lead.site_origin as siteOrigin, lead.created_at as createdAt`

export const leadHome = ({ home }: Pick<LeadRow, 'home'>): BookedHome | null => (home === null ? null : JSON.parse(home))

/** What was done with a lead. */
export interface LeadEventRow {
  action: string
  actor: string | null
  fromState: LeadState | null
  toState: LeadState
  note: string
  at: number
}

export const readLead = (trade: Statements, id: string): Promise<LeadRow | null> =>
  trade.first<LeadRow>(`select ${LEAD_COLUMNS} from lead where id = ?`, id)

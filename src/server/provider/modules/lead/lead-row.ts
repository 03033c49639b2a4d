import type { CountryCode } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'
import { LEAD, LEAD_EVENT } from '../../db/trade/lead-tables.ts'
import type { BookedHome } from '../booking/booking-row.ts'

/** Whose it is: an account's id, or the operator's of a country. */
export type LeadOwner = string

const HOUSE = 'house:'
export const houseOf = (country: CountryCode): LeadOwner => `${HOUSE}${country}`
export const isHouse = (owner: LeadOwner): boolean => owner.startsWith(HOUSE)

/** A stored lead; times in unix seconds. */
export const LEAD_ROW = {
  ...pick(LEAD, 'id', 'country', 'owner', 'origin', 'interest', 'name', 'email', 'phone', 'company', 'locale', 'message'),
  /** JSON of a BookedHome */
  home: LEAD.columns.home,
  ...pick(LEAD, 'state', 'assignedTo', 'followUpOn', 'firstAnswerAt', 'isProven', 'suspicion', 'siteOrigin', 'createdAt'),
}
export type LeadRow = RowOf<typeof LEAD_ROW>

export const LEAD_COLUMNS = selectList(LEAD_ROW, 'lead')

export const leadHome = ({ home }: Pick<LeadRow, 'home'>): BookedHome | null => (home === null ? null : JSON.parse(home))

/** What was done with a lead. */
export const LEAD_EVENT_ROW = pick(LEAD_EVENT, 'action', 'actor', 'fromState', 'toState', 'note', 'at')
export type LeadEventRow = RowOf<typeof LEAD_EVENT_ROW>

export const readLead = (trade: Statements, id: string): Promise<LeadRow | null> =>
  trade.first(LEAD_ROW, `select ${LEAD_COLUMNS} from lead where id = ?`, id)

import type { SqlValue, Statements } from '../../../db/client.ts'
import { selectList } from '../../../db/column-table.ts'
import type { ListingRow } from '../listing-row.ts'

const FIELDS = [
  ...(['id', 'country', 'source', 'agentLicence', 'state', 'activity', 'typeGroup', 'projectSlug', 'edition', 'projectName'] as const),
  ...(['projectNameLocal', 'areaSlug', 'districtSlug', 'propertyGroup', 'propertyType', 'tenure', 'tenureYears'] as const),
  ...(['completionYear', 'constructionStatus', 'facilities', 'lat', 'lng', 'street', 'postalCode', 'address', 'unitMix'] as const),
  ...(['bedrooms', 'bathrooms', 'areaSqm', 'landSqm', 'floor', 'floorType', 'furnished', 'price', 'headline', 'tourUrl'] as const),
  ...(['firstSeenAt', 'confirmedAt', 'stateAt', 'groupId', 'version', 'updatedAt'] as const),
] as const satisfies readonly (keyof ListingRow)[]

/** A listing as its group needs it. */
export interface MemberRow extends Pick<ListingRow, (typeof FIELDS)[number]> {
  /** the beginning of its description */
  words: string
  photoCount: number
}

/** What of a description is searched. */
const WORDS_MAX_CHARS = 2_000

const COLUMNS = `${selectList(FIELDS, 'l')}, substr(l.description, 1, ${WORDS_MAX_CHARS}) as words,
  (select count(*) from listing_media m where m.listing_id = l.id and m.state = 'stored' and m.kind = 'photo') as photoCount`

/** Listings that are no drafts, of `listing l`, by what `where` says. */
export const readMembers = (trade: Statements, where: string, ...parameters: SqlValue[]): Promise<MemberRow[]> =>
  trade.all<MemberRow>(`select ${COLUMNS} from listing l where l.state <> 'draft' and ${where}`, ...parameters)

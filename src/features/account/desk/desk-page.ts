import type {
  LeadRulesQuery,
  ListingProblemsQuery,
  PromotionCodesQuery,
  StaffFeedsQuery,
  StaffLettersQuery,
  StaffLicencesQuery,
  StaffMessagesQuery,
  StaffPromoCodesQuery,
  StaffUsersQuery,
  StaffVendorsQuery,
} from '#graphql/generated/graphql.ts'
import type { Result } from '#lib/result.ts'
import { DESK_PAGE_SIZE, type DeskName, type DeskSearch } from '../search.ts'

export type UserPage = StaffUsersQuery['users']
export type LicencePage = StaffLicencesQuery['sysUserDetails']
export type MessagePage = StaffMessagesQuery['contactConsults']
export type LetterPage = StaffLettersQuery['deadLetters']
/** Codes with their use, and those that one person holds. */
export type PromoCodePage = PromotionCodesQuery['promotionCodes'] & { held: StaffPromoCodesQuery['sysStripeInfoes']['nodes'] }

/** Vendors of the site's country; there are not enough of them for pages. */
export interface VendorPage {
  totalCount: number
  currencyCode: string
  vendors: StaffVendorsQuery['vendors']
}

/** How enquiries of the site's country are given out. */
export type RulePage = LeadRulesQuery['leadRules'] & { totalCount: number }

/** Agencies that send listings of the site's country. */
export interface FeedPage {
  totalCount: number
  sources: readonly StaffSource[]
  unknowns: StaffFeedsQuery['feedUnknowns']
}
export type StaffSource = StaffFeedsQuery['listingSources'][number]

/** Reports of something wrong with advertisements of the site's country, those that nobody has looked at. */
export type ProblemPage = ListingProblemsQuery['listingProblems']

/** One page of a list of the staff desk. */
export type Desk =
  | { name: 'accounts'; page: Result<UserPage> }
  | { name: 'licences'; page: Result<LicencePage> }
  | { name: 'promo-codes'; page: Result<PromoCodePage> }
  | { name: 'messages'; page: Result<MessagePage> }
  | { name: 'letters'; page: Result<LetterPage> }
  | { name: 'vendors'; page: Result<VendorPage> }
  | { name: 'enquiry-rules'; page: Result<RulePage> }
  | { name: 'feeds'; page: Result<FeedPage> }
  | { name: 'listing-problems'; page: Result<ProblemPage> }

/** The provider refuses everybody but staff. */
export async function askDesk(name: DeskName, search: DeskSearch): Promise<Desk> {
  const { fetchLetters, fetchLicences, fetchMessages, fetchRules, fetchUsers, fetchVendors } = await import('./desk.functions.ts')
  const words = search.find === undefined ? undefined : String(search.find)
  const paging = { first: DESK_PAGE_SIZE, offset: ((search.page ?? 1) - 1) * DESK_PAGE_SIZE }
  const asked = { text: words, country: search.of, ...paging }
  if (name === 'promo-codes') return { name, page: await (await import('./codes/codes.functions.ts')).fetchPromoCodes({ data: asked }) }
  if (name === 'messages') return { name, page: await fetchMessages({ data: asked }) }
  if (name === 'letters') return { name, page: await fetchLetters({ data: paging }) }
  if (name === 'vendors') return { name, page: await fetchVendors() }
  if (name === 'listing-problems')
    return { name, page: await (await import('./problems/problem.functions.ts')).fetchProblems({ data: paging }) }
  if (name === 'enquiry-rules') return { name, page: await fetchRules() }
  if (name === 'feeds') return { name, page: await (await import('./feeds/feeds.functions.ts')).fetchFeeds() }
  if (name === 'licences') return { name, page: await fetchLicences({ data: asked }) }
  return { name, page: await fetchUsers({ data: asked }) }
}

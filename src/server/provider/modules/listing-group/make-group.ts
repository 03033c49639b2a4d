import { psfOf } from '#lib/units.ts'
import { filled, NOTHING_SAID, type SaidOfHome } from '../listing/listing-row.ts'
import { askingHistory, isAdvertised } from './asking-history.ts'
import type { GroupEstimate, GroupHome, GroupOffer, GroupRow } from './group-row.ts'
import type { MemberRow } from './member-row.ts'
import type { MemberOverTime } from './members-over-time.ts'
import { type PublicMember, publicMember } from './public-listing.ts'
import { byFirstSeen } from './same-home.ts'

const yes = (is: boolean): 0 | 1 => (is ? 1 : 0)

/** Those that stand before those that are gone, then those with most to show, then the earliest. */
function byLead(a: PublicMember, b: PublicMember): number {
  const standing = Number(isAdvertised(b.state)) - Number(isAdvertised(a.state))
  if (standing !== 0) return standing
  return b.photoCount - a.photoCount || Number(b.words !== '') - Number(a.words !== '') || byFirstSeen(a, b)
}

/** The first value that one of them tells. */
const firstStated = <Field extends keyof PublicMember>(members: readonly PublicMember[], field: Field): PublicMember[Field] | null =>
  members.find((member) => member[field] !== null && member[field] !== '')?.[field] ?? null

/** All that they say of the home, each the first that says it. */
function saidOf(members: readonly SaidOfHome[]): SaidOfHome {
  return members.reduce((said, member) => filled(said, member), NOTHING_SAID)
}

function homeOf(members: readonly PublicMember[], lead: PublicMember): GroupHome {
  const { typeGroup, projectSlug, projectName, projectNameLocal, areaSlug, districtSlug, propertyGroup, propertyType } = lead
  const { tenure, tenureYears, leaseStartYear, stationWalk, completionYear, constructionStatus, lat, lng, unitMix } = lead
  const own = <Field extends keyof PublicMember>(field: Field) => firstStated(members, field)
  return {
    typeGroup,
    projectSlug,
    projectName,
    projectNameLocal,
    areaSlug,
    districtSlug,
    propertyGroup,
    propertyType,
    tenure,
    tenureYears,
    leaseStartYear,
    stationWalk,
    completionYear,
    constructionStatus,
    lat,
    lng,
    unitMix,
    facilities: members.reduce((bits, member) => bits | member.facilities, 0),
    street: own('street') ?? '',
    postalCode: own('postalCode') ?? '',
    ...saidOf(members),
  }
}

interface Made {
  /** all its listings but drafts; at least one */
  members: readonly MemberRow[]
  overTime: readonly MemberOverTime[]
  /** the stored group; null for a new one */
  before: GroupRow | null
  now: number
}

function offerOf({ overTime, before, now }: Made, sorted: readonly PublicMember[], lead: PublicMember, areaSqm: number | null): GroupOffer {
  const standing = sorted.filter(({ state }) => isAdvertised(state))
  // of a home that is gone, the last that left says what was asked
  const last = sorted.toSorted((a, b) => b.stateAt - a.stateAt || byFirstSeen(a, b))[0] ?? lead
  const asking = standing.length > 0 ? standing : [last]
  const history = askingHistory(overTime, now)
  const prices = asking.flatMap((one) => one.price ?? [])
  const price = prices.length === 0 ? null : Math.min(...prices)
  return {
    isLive: yes(standing.length > 0),
    isUnderOffer: yes(standing.some(({ state }) => state === 'under-offer')),
    price,
    priceMax: price === null ? null : Math.max(...prices),
    psf: price === null || areaSqm === null || areaSqm <= 0 ? null : psfOf(price, areaSqm),
    priceFirst: price === null ? null : (history.first ?? price),
    priceCutAt: price === null ? null : history.cutAt,
    priceWords: price === null ? (firstStated(asking, 'priceWords') ?? '') : '',
    listingCount: standing.length,
    agentCount: new Set(standing.map(({ agentLicence }) => agentLicence)).size,
    photoCount: standing.length > 0 ? lead.photoCount : 0,
    leadListingId: lead.id,
    hasTour: yes(standing.some(({ tourUrl }) => tourUrl !== null)),
    firstSeenAt: Math.min(before?.firstSeenAt ?? Number.POSITIVE_INFINITY, ...sorted.map((one) => one.firstSeenAt)),
    confirmedAt: Math.max(...asking.map((one) => one.confirmedAt)),
    goneAt: standing.length > 0 ? null : (history.goneAt ?? last.stateAt),
    isBack: yes(history.isBack),
    backAt: history.backAt,
  }
}

/** What the estimate of a home is asked by: another key, another estimate. */
const estimateKeyOf = ({ typeGroup, projectSlug, unitMix, areaSqm, floor }: GroupHome, activity: string, edition: string): string =>
  typeGroup === null || projectSlug === null || activity === 'room'
    ? 'none'
    : [edition, activity, typeGroup, projectSlug, unitMix, areaSqm ?? '', floor ?? ''].join('|')

/** Where a price lies against the range that holds 68 % of later prices of such homes. */
export function againstEstimate(price: number | null, low: number | null, high: number | null): GroupEstimate['againstEstimate'] {
  if (price === null || low === null || high === null) return null
  return price < low ? 'below' : price > high ? 'above' : 'within'
}

const NO_ESTIMATE: GroupEstimate = { edition: '', estimate: null, estimateLow: null, estimateHigh: null, againstEstimate: null }

/** What is kept of the estimate that the group has: all of it while the home and the edition are the same. */
function estimateOf(
  before: GroupRow | null,
  home: GroupHome,
  { activity, edition }: PublicMember,
  price: number | null,
  isHidden: boolean,
) {
  const estimateKey = isHidden ? 'none' : estimateKeyOf(home, activity, edition)
  if (estimateKey === 'none') return { ...NO_ESTIMATE, estimateKey, isUnestimated: yes(false) }
  if (before?.estimateKey !== estimateKey) return { ...NO_ESTIMATE, estimateKey, isUnestimated: yes(true) }
  const { estimate, estimateLow, estimateHigh, isUnestimated } = before
  const against = againstEstimate(price, estimateLow, estimateHigh)
  return { edition: before.edition, estimate, estimateLow, estimateHigh, againstEstimate: against, estimateKey, isUnestimated }
}

/** Whether one of those who advertise it, or did last, wants no estimate beside it. */
function isEstimateHidden(members: readonly PublicMember[]): boolean {
  const standing = members.filter(({ state }) => isAdvertised(state))
  return (standing.length > 0 ? standing : members).some(({ showsEstimate }) => showsEstimate === 0)
}

/** A group as its listings make it; the words by which it is found stand beside it. */
export function makeGroup(made: Made, { id, slug }: { id: string; slug: string }): { group: GroupRow; words: string } | null {
  const sorted = made.members.map(publicMember).toSorted(byLead)
  const [lead] = sorted
  if (!lead) return null
  const home = homeOf(sorted, lead)
  const offer = offerOf(made, sorted, lead, home.areaSqm)
  const { country, activity } = lead
  return {
    group: {
      id,
      slug,
      country,
      activity,
      ...home,
      ...offer,
      ...estimateOf(made.before, home, lead, offer.price, isEstimateHidden(sorted)),
      updatedAt: made.now,
    },
    words: sorted
      .filter(({ state }) => isAdvertised(state))
      .map(({ headline, words }) => `${headline} ${words}`)
      .join(' ')
      .slice(0, 4_000),
  }
}

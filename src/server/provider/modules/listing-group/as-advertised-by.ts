import { psfOf } from '#lib/units.ts'
import { licenceKey } from '#market/licence-number.ts'
import type { ProviderContext } from '../../context.ts'
import { toursOf } from '../tour/link/tour-links.ts'
import { type Advertiser, advertisersByGroup, historyByListings, picturesByListing } from './group-loaders.ts'
import type { GroupRow, ShownGroup } from './group-row.ts'
import { againstEstimate } from './make-group.ts'

const comparable = (licence: string): string => licenceKey(licence) ?? licence

/**
 * Homes as one agent advertises them now: what others ask, say and show of them is left out. A home that this agent does not advertise is left out
 * altogether. The licence is compared by its letters and digits.
 */
export async function asAdvertisedBy(context: ProviderContext, rows: readonly GroupRow[], licence: string): Promise<ShownGroup[]> {
  const key = comparable(licence)
  const shown = rows.map(async (row): Promise<ShownGroup | null> => {
    const all = await context.perRequest(advertisersByGroup).load(row.id)
    const own = all.filter(({ agentLicence }) => comparable(agentLicence) === key)
    if (own.length === 0) return null
    return own.length === all.length ? row : withoutOthers(context, row, own)
  })
  return (await Promise.all(shown)).filter((row) => row !== null)
}

async function withoutOthers(context: ProviderContext, row: GroupRow, own: readonly Advertiser[]): Promise<ShownGroup> {
  const listings = own.map(({ id }) => id)
  const lead = listings.find((id) => id === row.leadListingId) ?? listings[0] ?? null
  const [history, pictures, tours] = await Promise.all([
    context.perRequest(historyByListings).load(JSON.stringify(listings)),
    lead === null ? [] : context.perRequest(picturesByListing).load(lead),
    Promise.all(listings.map((id) => toursOf(context, ['listing', id]))),
  ])
  const prices = own.flatMap(({ price }) => price ?? [])
  const price = prices.length === 0 ? null : Math.min(...prices)
  return {
    ...row,
    listings,
    isUnderOffer: own.some(({ state }) => state === 'under-offer') ? 1 : 0,
    price,
    priceMax: price === null ? null : Math.max(...prices),
    priceFirst: price === null ? null : (history?.first ?? price),
    priceCutAt: price === null ? null : (history?.cutAt ?? null),
    priceWords: price === null ? (own.find(({ priceWords }) => priceWords !== '')?.priceWords ?? '') : '',
    psf: price === null || row.areaSqm === null || row.areaSqm <= 0 ? null : psfOf(price, row.areaSqm),
    againstEstimate: againstEstimate(price, row.estimateLow, row.estimateHigh),
    listingCount: own.length,
    agentCount: 1,
    leadListingId: lead,
    photoCount: pictures.filter(({ kind }) => kind === 'photo').length,
    hasTour: own.some(({ tourUrl }) => tourUrl !== null) || tours.some((some) => some.length > 0) ? 1 : 0,
    firstSeenAt: Math.min(...own.map(({ firstSeenAt }) => firstSeenAt)),
    confirmedAt: Math.max(...own.map(({ confirmedAt }) => confirmedAt)),
    isBack: history?.isBack ? 1 : 0,
    backAt: history?.backAt ?? null,
  }
}

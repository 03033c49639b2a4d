import type { Refresh } from '../../refresh-context.ts'
import { refreshListings } from '../listing-group/refresh-listings.ts'
import { refreshOwnHomes } from '../own-home/home-watch.ts'
import { refreshDealLists } from '../transactions/kept/refresh-deal-lists.ts'

/** What is read anew after a publish, in this order. A room whose rows copy figures of an edition adds its refresh here. */
export const REFRESHES: Readonly<Record<string, Refresh>> = {
  listings: refreshListings,
  'deal-lists': refreshDealLists,
  'own-homes': refreshOwnHomes,
}

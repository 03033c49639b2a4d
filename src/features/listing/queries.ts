import { fail, type Result } from '#lib/result.ts'
import { isUuid } from '#lib/uuid.ts'
import type { Viewer } from '#session/viewer.ts'
import type { ListingsData, ListingToConfirm, WrittenListing } from './listings-data.ts'
import { LISTING_PAGE_SIZE, type OwnListingSearch } from './search.ts'

interface WithViewer {
  viewer: Pick<Viewer, 'isLoggedIn'>
}

const functions = () => import('./listing.functions.ts')

/** The viewer's listings; null when signed out, then the page asks to sign in. */
export async function loadListingDesk(
  { viewer }: WithViewer,
  { pile = 'all', find, page = 1 }: OwnListingSearch,
): Promise<Result<ListingsData> | null> {
  if (!viewer.isLoggedIn) return null
  return (await functions()).fetchListingDesk({ data: { pile, find, offset: (page - 1) * LISTING_PAGE_SIZE } })
}

/** A listing to be written; null when signed out. */
export async function loadOwnListing({ viewer }: WithViewer, id: string): Promise<Result<WrittenListing> | null> {
  if (!viewer.isLoggedIn) return null
  return isUuid(id) ? (await functions()).fetchListing({ data: { id } }) : fail('validation', 'listing-unknown')
}

const TOKEN = /^[\w-]{32,128}$/

/** The listing of a letter's link; it may have changed since it was asked for last, so nothing is kept. */
export const loadListingToConfirm = async (token: string): Promise<Result<ListingToConfirm>> =>
  TOKEN.test(token) ? (await functions()).fetchListingToConfirm({ data: { token } }) : fail('validation', 'listing-link')

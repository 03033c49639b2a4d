export const LISTING_PAGE_SIZE = 20
const PAGE_MAX = 500
const FIND_MAX_CHARS = 80

/** The piles of an agent's listings; `due` are those to confirm. */
export const LISTING_PILES = ['all', 'due', 'drafts', 'shown', 'ended'] as const
export type ListingPile = (typeof LISTING_PILES)[number]

/** Parameters of the list. */
export interface OwnListingSearch {
  pile?: ListingPile
  /** part of the name, street, address or headline */
  find?: string
  page?: number
}

/** Reads the list's parameters; a wrong value is dropped, never an error. */
export function ownListingSearch({ pile, find, page }: Record<string, unknown>): OwnListingSearch {
  const text = typeof find === 'string' || typeof find === 'number' ? String(find).trim() : ''
  return {
    pile: LISTING_PILES.find((known) => known === pile && known !== 'all'),
    find: text === '' || text.length > FIND_MAX_CHARS || /\p{Cc}/u.test(text) ? undefined : text,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
  }
}

import { isUuid } from '#lib/uuid.ts'
export const LEAD_PAGE_SIZE = 20
const PAGE_MAX = 500
const FIND_MAX_CHARS = 80

/** The piles of the inbox: open ones of each state, closed ones, those to follow up, and those that may be unwanted. */
export const LEAD_PILES = ['open', 'new', 'contacted', 'meeting', 'due', 'won', 'lost', 'doubtful'] as const
export type LeadPile = (typeof LEAD_PILES)[number]

/** Parameters of the inbox. */
export interface LeadSearch {
  pile?: LeadPile
  /** part of the message, or of who wrote it */
  find?: string
  page?: number
  /** the lead that is opened */
  lead?: string
}

/** Reads the inbox's parameters; a wrong value is dropped, never an error. */
export function leadSearch({ pile, find, page, lead }: Record<string, unknown>): LeadSearch {
  const text = typeof find === 'string' || typeof find === 'number' ? String(find).trim() : ''
  return {
    pile: LEAD_PILES.find((known) => known === pile && known !== 'open'),
    find: text === '' || text.length > FIND_MAX_CHARS || /\p{Cc}/u.test(text) ? undefined : text,
    page: typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
    lead: typeof lead === 'string' && isUuid(lead) ? lead : undefined,
  }
}

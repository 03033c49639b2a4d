export const NOTICES_PAGE_SIZE = 20
const PAGE_MAX = 500

/** Parameters of the list of notices. */
export interface NoticesSearch {
  page?: number
}

/** Reads the list's parameters; a wrong value is dropped, never an error. */
export const noticesSearch = ({ page }: Record<string, unknown>): NoticesSearch => ({
  page: typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= PAGE_MAX ? page : undefined,
})

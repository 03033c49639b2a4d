import type { SharedSearch } from './shared-search.ts'

/** The parameters of every page that no loader reads. */
type Unasked = Exclude<keyof SharedSearch, 'countryCode' | 'region'>

/** What a page's loader depends on: the country and the page's own parameters. Opening the overlay or the menu runs no loader. */
export function pageDeps<Search extends SharedSearch>(search: Search): Omit<Search, Unasked> {
  // biome-ignore format: one parameter a line would hide the rest of the function
  const { auth, authKey, formType, forgotPassword, menu, locale, mobileView, ceaNumber, email, s, orderId, payPackageId, userId, invCode, transactionlist, ...deps } = search
  return deps
}

import type { SharedSearch } from './shared-search.ts'

/** The parameters of every page that no loader reads. */
type Unasked = Exclude<keyof SharedSearch, 'countryCode' | 'region'>

/** What a page's loader depends on: the country and the page's own parameters. Opening the overlay or the menu asks for nothing new. */
export function pageDeps<Search extends SharedSearch>(search: Search): Omit<Search, Unasked> {
  // biome-ignore format: one parameter a line would hide what remains
  const { auth, authKey, formType, forgotPassword, menu, locale, mobileView, ceaNumber, email, s, orderId, payPackageId, userId, invCode, transactionlist, ...deps } = search
  return deps
}

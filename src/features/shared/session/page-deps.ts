import type { SharedSearch } from './shared-search.ts'

/** The parameters of every page that no loader reads. */
type Unasked = Exclude<keyof SharedSearch, 'countryCode' | 'region'>

/** The schema of a page's own parameters, as valibot describes an object. */
interface OwnSearch<Own> {
  readonly entries: Own
}

type PageDeps<Search, Own> = Pick<Search, keyof Search & (Exclude<keyof Own, Unasked> | 'countryCode' | 'region')>

// biome-ignore format: one parameter a line would hide the rest of the file
const UNASKED: Record<Unasked, true> = { auth: true, authKey: true, formType: true, forgotPassword: true, menu: true, locale: true, mobileView: true, ceaNumber: true, email: true, s: true, orderId: true, payPackageId: true, userId: true, invCode: true, transactionlist: true }

const isAsked = (name: string): boolean => !Object.hasOwn(UNASKED, name)

/**
 * What a page's loader depends on: the country and the parameters of the page's own schema, in its order. Opening the overlay or the menu
 * runs no loader, and neither a parameter that the page does not read (a campaign's) nor the order of the address makes other data of it: a
 * browser can take over a page that was made for another address of the same page (117).
 */
export function pageDeps<Search extends SharedSearch, Own = object>(search: Search, own?: OwnSearch<Own>): PageDeps<Search, Own> {
  const names = ['countryCode', 'region', ...Object.keys(own?.entries ?? {}).filter(isAsked)]
  // what is not asked has no key: loaders put the search over what they know otherwise
  const deps = Object.fromEntries(
    names.flatMap((name) => (search[name as keyof Search] === undefined ? [] : [[name, search[name as keyof Search]]])),
  )
  return deps as PageDeps<Search, Own>
}

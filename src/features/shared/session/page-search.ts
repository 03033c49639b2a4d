import type * as z from 'zod/mini'
import { type SharedSearch, sharedSearch } from './shared-search.ts'

/** The parameters of every page that loaders read. */
type Asked = 'countryCode' | 'region'
type Unasked = Exclude<keyof SharedSearch, Asked>

/** The schema of a page's own parameters, as zod describes an object. */
interface OwnSearch<Own> {
  readonly shape: Own
}

type PageDeps<Search, Own> = Pick<Search, keyof Search & (Exclude<keyof Own, Unasked> | Asked)>

const ASKED: readonly string[] = ['countryCode', 'region'] satisfies Asked[]

/**
 * What a page's loader depends on: the country and the parameters of the page's own schema, in its order. Opening the overlay or the menu
 * runs no loader, and neither a parameter that the page does not read (a campaign's) nor the order of the address makes other data of it: a
 * browser can take over a page that was made for another address of the same page (117).
 */
export function pageDeps<Search extends SharedSearch, Own = object>(search: Search, own?: OwnSearch<Own>): PageDeps<Search, Own> {
  const names = [...ASKED, ...Object.keys(own?.shape ?? {}).filter((name) => !(name in sharedSearch.shape))]
  const given: Readonly<Record<string, unknown>> = { ...search }
  // what is not asked has no key: loaders put the search over what they know otherwise
  return Object.fromEntries(names.filter((name) => given[name] !== undefined).map((name) => [name, given[name]])) as PageDeps<Search, Own>
}

type Loaded<Search, Own> = (match: { search: Search }) => PageDeps<Search, Own>

/**
 * What a route says of its search: the page's own schema, where it has one, and what its loader depends on, which follows from it. A page
 * whose loader reads less of its own parameters names what it reads in `loaderDeps`.
 */
export function pageSearch(): { loaderDeps: Loaded<SharedSearch, object> }
export function pageSearch<Own extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Own>,
): { validateSearch: z.ZodMiniObject<Own>; loaderDeps: Loaded<SharedSearch & z.output<z.ZodMiniObject<Own>>, Own> }
export function pageSearch<Own extends z.core.$ZodShape>(schema?: z.ZodMiniObject<Own>) {
  return {
    ...(schema && { validateSearch: schema }),
    loaderDeps: ({ search }: { search: SharedSearch }) => pageDeps(search, schema),
  }
}

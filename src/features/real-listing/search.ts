import * as z from 'zod/mini'
import { ASKED_TEXT, addressText, filterSearch, formSearch, WORDS } from '#filter/search-params.ts'
import type { ListingSort } from '#graphql/generated/graphql.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { LISTING_ACTIVITIES } from '#graphql/listing-kinds.ts'
import { maxChars } from '#lib/max-chars.ts'
import { keysOf, swapped } from '#lib/records.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { COMPARED_MAX } from '#session/compared.ts'
import { wholeBetween } from '#session/parameter.ts'

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The router reads "?q=460003" as a number; it stays as it came so that addresses need no quotes. */
const textOrNumber = (most: number) => z.catch(z.optional(z.union([z.string().check(z.refine(maxChars(most))), z.number()])), undefined)

/** The compared projects, the kind of home to value in each, and the words to look for another by. Wrong values are dropped. */
export const compareSearch = z.object({
  /** slugs between commas */
  with: textOrNumber(COMPARED_MAX * (SLUG_MAX_CHARS + 1)),
  mix: z.catch(
    z.optional(z.union([z.string(), z.number()]).check(z.refine((value) => UNIT_MIXES.some((mix) => mix === String(value))))),
    undefined,
  ),
  q: textOrNumber(SEARCH_TEXT_MAX_CHARS),
})

export type CompareSearch = z.output<typeof compareSearch>

/** The slugs of an address, each once, at most COMPARED_MAX. */
export function comparedSlugs({ with: text }: Pick<CompareSearch, 'with'>): string[] {
  const slugs = String(text ?? '')
    .split(',')
    .map((slug) => slug.trim().toLowerCase())
    .filter((slug) => slug.length <= SLUG_MAX_CHARS && SLUG.test(slug))
  return [...new Set(slugs)].slice(0, COMPARED_MAX)
}

/** The inverse of {@link comparedSlugs}; undefined when nothing is left. */
export const comparedText = (slugs: readonly string[]): string | undefined => (slugs.length === 0 ? undefined : slugs.join(','))

export const mixOf = ({ mix }: Pick<CompareSearch, 'mix'>): UnitMix | null => UNIT_MIXES.find((known) => known === String(mix)) ?? null

/** "3" travels as the number it looks like. */
export const mixForUrl = (mix: string): string | number => (/^\d$/.test(mix) ? Number(mix) : mix)

export const LISTINGS_PER_PAGE = 20
/** the last page that the provider answers */
export const LISTING_PAGES_MAX = 500

/** The orders, as the address has them; the first needs no word there. */
export const LISTING_ORDERS = swapped({
  NEWEST: 'newest',
  PRICE_LOW: 'price-low',
  PRICE_HIGH: 'price-high',
  PSF_LOW: 'psf-low',
  PSF_HIGH: 'psf-high',
  AREA_LARGE: 'largest',
  CUT_NEWEST: 'price-cut',
  AGAINST_ESTIMATE: 'against-estimate',
} as const satisfies Record<ListingSort, string>)
export type ListingOrder = keyof typeof LISTING_ORDERS
export const LISTING_ORDER_NAMES = keysOf(LISTING_ORDERS)

export const listingDefaults = { for: 'sale', sort: 'newest', page: 1 } as const

const oneOf = <const Word extends string>(words: readonly Word[], otherwise: Word) =>
  z.catch(z._default(z.enum(words), otherwise), otherwise)
/** within so many days */
const DAYS = z.catch(z.optional(wholeBetween(1, 365)), undefined)
const BOUND = addressText(/^.{1,20}$/)

/** What is looked for, all filters, order and page of the advertised homes live in the address; a wrong value is dropped. */
export const listingSearch = z.object({
  /** words of project, street, postal code, headline or description */
  q: ASKED_TEXT,
  for: oneOf(LISTING_ACTIVITIES, listingDefaults.for),
  ...filterSearch,
  /** land in square feet, "800_1200" */
  land: addressText(/^\d{0,7}_\d{0,7}$/),
  furnished: WORDS,
  /** where the price lies against the estimate's range */
  against: WORDS,
  /** first seen within so many days */
  since: DAYS,
  /** whose price fell within so many days */
  cut: DAYS,
  tour: z.catch(z.optional(z.literal(1)), undefined),
  /** one project: "public-stack/blk-101-cedar-ave" */
  project: addressText(/^(?:public-stack|private-stack|private-land)\/[a-z0-9-]{1,120}$/),
  /** the registration number of an agent */
  agent: addressText(/^[A-Za-z\d()-]{3,32}$/),
  /** until the form's values are filters, see listing-limits.ts; `station` stays where no station has the name */
  ...formSearch,
  landFrom: BOUND,
  landTo: BOUND,
  /** with the map above the list */
  view: z.catch(z.optional(z.literal('map')), undefined),
  sort: oneOf(LISTING_ORDER_NAMES, listingDefaults.sort),
  page: z.catch(z._default(wholeBetween(1, LISTING_PAGES_MAX), listingDefaults.page), listingDefaults.page),
})

export type ListingSearch = z.output<typeof listingSearch>

/** The parameters that determine the results, in normal form; others and wrong ones are dropped. */
export const parseListingSearch = (address: object): ListingSearch => listingSearch.parse(address)

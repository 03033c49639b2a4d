import * as z from 'zod/mini'
import { TENURE_CHOICES } from '#filter/choices.ts'
import { DEAL_GROUPINGS, DEAL_SORTS, TRANSACTION_KINDS } from '#graphql/deal-kinds.ts'
import { NEAR_RADIUS_MAX_METRES, SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { maxChars } from '#lib/max-chars.ts'
import { SLUG_MAX_CHARS } from '#lib/slug.ts'
import { amountIn } from '#lib/typed-amount.ts'
import { PROPERTY_GROUPS, TYPE_GROUPS, UNIT_MIXES } from '#market/vocabulary.ts'
import { pageDeps } from '#session/page-search.ts'
import { areaParameter, flag, numberBetween, parameter, shortText, wholeBetween } from '#session/parameter.ts'
import type { SharedSearch } from '#session/shared-search.ts'

const FIRST_YEAR = 1960
const LAST_YEAR = 2100
const SLUG = /^[a-z0-9-]+$/
const WORDS = /^[^\p{Cc}]+$/u
/** "3", "EX", "ter-hse" or several: "3_4" */
const MIX = /^[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*$/
const MIX_MAX_CHARS = 60
const NEAR = /^-?\d{1,2}(?:\.\d{1,6})?,-?\d{1,3}(?:\.\d{1,6})?$/
const MONTH = /^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/
const CURSOR = /^[\de.-]{1,30}_\d{1,15}$/
const LARGEST = 1e11

/** The columns of the table, in their usual order. */
export const DEAL_COLUMNS = ['month', 'project', 'mix', 'unit', 'floor', 'size', 'price', 'psf', 'deal', 'street', 'area', 'model'] as const
export type DealColumn = (typeof DEAL_COLUMNS)[number]

const isUnitMix = (value: string | number) =>
  String(value)
    .split('_')
    .every((part) => UNIT_MIXES.some((mix) => mix === part))
const isColumns = (value: string) => value.split('_').every((part) => DEAL_COLUMNS.some((column) => column === part))

/** A figure as it is typed: "1,250,000", "1.25 million". */
const amountText = (decimals: number) =>
  z.pipe(
    z.pipe(
      z.union([z.string().check(z.refine(maxChars(30))), z.number()]),
      z.transform((value) => (typeof value === 'number' ? value : amountIn(value, decimals))),
    ),
    numberBetween(0, LARGEST),
  )
/** "1.500" is a number to the router; where no fractions are kept it has two meanings */
const amount = parameter(amountText(0).check(z.refine(Number.isSafeInteger)))
const psf = parameter(amountText(2))
const year = wholeBetween(FIRST_YEAR, LAST_YEAR)
const month = parameter(z.union([year, z.string().check(z.regex(MONTH))]))

/** What a list is drawn by: its groups, or each price against its size. */
export const DEAL_CHARTS = [...DEAL_GROUPINGS, 'scatter'] as const

/** Which deals to list, and how. Digits are written as a number; wrong values are dropped one by one. */
export const dealsSearch = z.object({
  projectType: parameter(z.enum(TYPE_GROUPS)),
  projectSlug: parameter(shortText(SLUG_MAX_CHARS, SLUG)),
  areaId: areaParameter,
  /** of a house that is kept by suburb or scheme, or of all in a street: "8 Cedar Avenue", "Cedar Avenue" */
  address: parameter(shortText(SEARCH_TEXT_MAX_CHARS, WORDS)),
  street: parameter(shortText(SEARCH_TEXT_MAX_CHARS, WORDS)),
  /** "1.3509,103.8485" */
  near: parameter(z.string().check(z.regex(NEAR))),
  /** metres around it */
  within: parameter(wholeBetween(50, NEAR_RADIUS_MAX_METRES)),
  /** every deal of the country */
  all: parameter(flag()),
  kind: parameter(z.enum(TRANSACTION_KINDS)),
  /** the kind of property */
  group: parameter(z.enum(PROPERTY_GROUPS)),
  mix: parameter(shortText(MIX_MAX_CHARS, MIX).check(z.refine(isUnitMix))),
  /** a month, or a year: from its January, up to its December */
  from: month,
  to: month,
  priceMin: amount,
  priceMax: amount,
  psfMin: psf,
  psfMax: psf,
  /** square feet */
  sizeMin: amount,
  sizeMax: amount,
  floorMin: amount,
  floorMax: amount,
  /** years of completion */
  builtMin: parameter(year),
  builtMax: parameter(year),
  tenure: parameter(z.enum(TENURE_CHOICES)),
  deal: parameter(z.enum(['newsale', 'subsale', 'resale'])),
  outliers: parameter(z.enum(['out'])),
  sort: parameter(z.enum(DEAL_SORTS)),
  /** groups instead of rows */
  by: parameter(z.enum(['project', 'month', 'unit-mix'])),
  chart: parameter(z.enum(DEAL_CHARTS)),
  cols: parameter(z.string().check(z.refine(maxChars(90)), z.refine(isColumns))),
  after: parameter(z.string().check(z.regex(CURSOR))),
  /** where the list begins, by what it is ordered by: a month, a price, square feet */
  start: parameter(z.union([z.string().check(z.regex(MONTH)), amountText(2)])),
  /** words to find a project by; beside a place: its name */
  q: parameter(shortText(SEARCH_TEXT_MAX_CHARS, WORDS)),
})

export type DealsSearch = z.output<typeof dealsSearch>

/** The addresses of the lists: the public one, and the agents' with the lists that they keep. */
export type DealsPath = '/transaction-lists' | '/realAgent/transaction-lists'

/** What the loader of the public page depends on: also the code of a shared list (§2.6.6). */
export const sharedListDeps = <Search extends SharedSearch>(search: Search) => ({
  ...pageDeps(search, dealsSearch),
  transactionlist: search.transactionlist,
})

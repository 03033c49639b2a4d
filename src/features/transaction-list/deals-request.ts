import { enumName } from '#filter/wire-names.ts'
import type { DealFilter, DealSort, ProjectFilter, RangeInput, TypeGroup } from '#graphql/generated/graphql.ts'
import { parseMonth } from '#lib/months.ts'
import { sqftToSqm } from '#lib/units.ts'
import { toWireTypeGroup } from '#property/address/wire-words.ts'
import { NEAR_RADIUS_METRES, parseNear, wireArea } from '#property/search/search-address.ts'
import { asAddressValue } from '#session/parameter.ts'
import { type DealsSearch, dealsSearch } from './search.ts'

/** The first page comes with the document; the next ones are fetched. */
export const DEALS_FIRST_ROWS = 50

/** An address as it came: what is wrong in it is dropped, as where it is opened. */
export const readDealsSearch = (address: unknown): DealsSearch => dealsSearch.parse(address)

/** The variables of the query. */
export interface DealsRequest {
  filter: DealFilter
  sort: DealSort
  after: string | null
  typeGroup: TypeGroup
  slug: string
  isOfProject: boolean
}

/** The places of a list: one of them, or the whole country. */
export const PLACE_PARAMS = ['projectType', 'projectSlug', 'areaId', 'street', 'near', 'within', 'all', 'q'] as const

/** What narrows a list that has its place. */
export const NARROWING_PARAMS = [
  ...(['kind', 'group', 'mix', 'from', 'to', 'priceMin', 'priceMax', 'psfMin', 'psfMax', 'sizeMin', 'sizeMax'] as const),
  'address',
  ...(['floorMin', 'floorMax', 'builtMin', 'builtMax', 'tenure', 'deal', 'outliers'] as const),
] as const

const range = (min: number | undefined, max: number | undefined): RangeInput | null =>
  min === undefined && max === undefined ? null : { min: min ?? null, max: max ?? null }

const sizes = (sqft: number | undefined): number | undefined => (sqft === undefined ? undefined : sqftToSqm(sqft))

/** A year stands for its first or its last month. */
const monthOf = (value: string | number | undefined, ofYear: '01' | '12'): string | null =>
  value === undefined ? null : typeof value === 'number' ? `${value}-${ofYear}` : value

/** The place that an address names; null without one. */
function placeOf({ projectType, projectSlug, areaId, street, near, within, all, q }: DealsSearch): ProjectFilter | null {
  if (projectType !== undefined && projectSlug !== undefined) return {}
  if (areaId !== undefined) return { areaId: wireArea(areaId, q) }
  if (street !== undefined) return { street: String(street) }
  const centre = near === undefined ? null : parseNear(near)
  if (centre) return { around: [{ ...centre, radiusMetres: within ?? NEAR_RADIUS_METRES }] }
  return all ? {} : null
}

/** A list that begins in its middle: as if a row of the value before had been the last one. Ids lie above 0 and below this one. */
const ABOVE_IDS = '999999999999999'

/** Null from the first row on, and where what is written does not belong to the order. */
export function startCursor({ start, sort = 'newest' }: Pick<DealsSearch, 'start' | 'sort'>): string | null {
  if (start === undefined) return null
  const isOfMonths = sort === 'newest' || sort === 'oldest'
  const month = isOfMonths ? parseMonth(typeof start === 'number' ? `${start}-${sort === 'newest' ? '12' : '01'}` : start) : null
  const value = isOfMonths ? month : typeof start === 'number' ? (sort.startsWith('size') ? sqftToSqm(start) : start) : null
  if (value === null) return null
  const isFalling = sort === 'newest' || sort.endsWith('high')
  return `${Number(value.toFixed(4))}_${isFalling ? ABOVE_IDS : '0'}`
}

/** The deals that an address asks for; null while it names no place. */
export function dealsRequest(search: DealsSearch): DealsRequest | null {
  const place = placeOf(search)
  if (!place) return null
  const { projectType, projectSlug, group, tenure, mix, deal } = search
  const isOfProject = projectType !== undefined && projectSlug !== undefined
  const homes: ProjectFilter = {
    ...place,
    ...(group ? { propertyGroups: [enumName(group)] } : {}),
    ...(tenure ? { tenures: [enumName(tenure)] } : {}),
    ...(search.builtMin === undefined && search.builtMax === undefined ? {} : { completion: range(search.builtMin, search.builtMax) }),
  }
  const project = isOfProject ? { typeGroup: toWireTypeGroup(projectType), slug: String(projectSlug) } : null
  return {
    filter: {
      ...project,
      kind: enumName(search.kind ?? 'sale'),
      homes: Object.keys(homes).length > 0 ? homes : null,
      activities: deal ? [enumName(deal)] : null,
      unitMixes: mix === undefined ? null : String(mix).split('_'),
      from: monthOf(search.from, '01'),
      to: monthOf(search.to, '12'),
      price: range(search.priceMin, search.priceMax),
      psf: range(search.psfMin, search.psfMax),
      areaSqm: range(sizes(search.sizeMin), sizes(search.sizeMax)),
      floor: range(search.floorMin, search.floorMax),
      address: search.address === undefined ? null : String(search.address),
      isUsual: search.outliers === 'out' ? true : null,
    },
    sort: enumName(search.sort ?? 'newest'),
    after: search.after ?? startCursor(search),
    typeGroup: project?.typeGroup ?? 'PRIVATE_STACK',
    slug: project?.slug ?? '',
    isOfProject,
  }
}

/** An address without what is of one view of it: what is kept, shared and counted. */
export function keptSearch(search: DealsSearch): string {
  const { after: _, start: __, ...kept } = search
  const entries = Object.entries(kept).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries.map(([name = '', value = '']) => [name, value]))}`
}

/** The inverse of {@link keptSearch}. */
export function searchOfText(text: string): DealsSearch {
  const entries = [...new URLSearchParams(text)].map(([name, value]) => [name, asAddressValue(value)])
  return readDealsSearch(Object.fromEntries(entries))
}

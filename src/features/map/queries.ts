import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { createQueryClient } from '#api/query-client.ts'
import { type FilterAddress, filterAddressOf, type MapLimits, NO_LIMITS } from '#filter/map-limits.ts'
import type { ProjectCardFragment, RowEstimateFragment } from '#graphql/generated/graphql.ts'
import { OFFSET_MAX } from '#graphql/limits.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type Bounds, boundsOfCamera, type Camera, decodeCamera } from '#property/base-map/camera.ts'
import { type AskedWords, askedOf } from '#property/filter/asked.ts'
import { type SortOrder, sortOf } from '#property/filter/sort-orders.ts'
import { isLg } from './is-lg.ts'
import { fetchMapList, fetchMapProject, fetchMapStart } from './map.functions.ts'
import { roundedBounds } from './page/rounded-bounds.ts'
import { type MapSearch, mapSearch } from './search.ts'

/** Null bounds: the whole country. */
export interface MapView {
  country: CountryCode
  bounds: Bounds | null
  filters: FilterAddress
  /** filters whose fields markers do not hold */
  asked: AskedWords
  sort: SortOrder
}

const askedView = ({ bounds, ...view }: MapView) => ({ ...view, bounds: bounds && roundedBounds(bounds) })

const askList = (view: MapView, offset: number) => fetchMapList({ data: { ...askedView(view), offset } })

export const mapListQuery = (view: MapView) =>
  infiniteQueryOptions({
    queryKey: ['map', 'list', askedView(view)],
    queryFn: ({ pageParam }) => askList(view, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const offset = pages.reduce((count, page) => count + (page.ok ? page.value.projects.nodes.length : 0), 0)
      return last.ok && last.value.projects.pageInfo.hasNextPage && offset <= OFFSET_MAX ? offset : undefined
    },
    placeholderData: keepPreviousData,
  })

async function askProject(country: CountryCode, id: number): Promise<(ProjectCardFragment & RowEstimateFragment) | null> {
  const answer = await fetchMapProject({ data: { country, id } })
  return answer.ok ? (answer.value.projects.nodes[0] ?? null) : null
}

export const mapProjectQuery = (country: CountryCode, id: number) =>
  queryOptions({ queryKey: ['map', 'project', country, id], queryFn: () => askProject(country, id) })

const PROJECT_ZOOM = 16
/** the map's size beside the list on a usual laptop, and on a phone, assumed until the browser reports its own */
const ASSUMED_PX = { large: { width: 1020, height: 840 }, phone: { width: 390, height: 700 } }

export interface MapOpening {
  camera: Camera
  bounds: Bounds | null
}

/**
 * Where the map opens: the address's camera, else the selected project, else the country's centre with the country's list.
 * §9 has Kuala Lumpur as the client state's default location and SG as the default country; here the country of the visit decides.
 * `isLg` (§3, §4): the screen is no phone's. A phone shows less of the same view, so its first list is of less.
 */
export function openingOf(country: CountryCode, at: MapSearch['at'], project: ProjectCardFragment | null, isLg: boolean): MapOpening {
  const { lat, lng } = project ?? {}
  const beside = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng, zoom: PROJECT_ZOOM } : null
  const camera = (at ? decodeCamera(String(at)) : null) ?? beside
  const { width, height } = ASSUMED_PX[isLg ? 'large' : 'phone']
  return camera ? { camera, bounds: boundsOfCamera(camera, width, height) } : { camera: COUNTRIES[country].mapCentre, bounds: null }
}

/** Where the homes of a country's list are, if none of them lies about `camera`: a market of records need not be where its country's map opens. */
export function amidHomes(camera: Camera, homes: readonly { lat?: number | null; lng?: number | null }[]): Camera {
  const { width, height } = ASSUMED_PX.large
  const { south, west, north, east } = boundsOfCamera(camera, width, height)
  const placed = homes.flatMap(({ lat, lng }) => (typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : []))
  if (placed.length === 0 || placed.some(({ lat, lng }) => lat > south && lat < north && lng > west && lng < east)) return camera
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return { ...camera, lat: middle(placed.map(({ lat }) => lat)), lng: middle(placed.map(({ lng }) => lng)) }
}

/** The filters of an address. Their code is loaded when there is a filter, so that it does not delay the map. */
export async function readLimits(filters: FilterAddress, country: CountryCode): Promise<MapLimits> {
  if (Object.keys(filters).length === 0) return NO_LIMITS
  const { readFilters } = await import('./filter-reader.ts')
  return readFilters(filters, country)
}

/** The data of the first screen, for the server as well. Failures are returned as values. */
export async function loadMap(country: CountryCode, address: unknown) {
  const search = mapSearch.parse(address)
  const filters = filterAddressOf(search)
  const sort = sortOf(search.sort)
  const asked = askedOf(search)
  const limiting = readLimits(filters, country)
  const starting = fetchMapStart({ data: { country } })
  const project = search.selected === undefined ? null : await askProject(country, search.selected)
  const opening = openingOf(country, search.at, project, isLg())
  const [start, list] = await Promise.all([starting, askList({ country, bounds: opening.bounds, filters, asked, sort }, 0)])
  const camera = opening.bounds || !list.ok ? opening.camera : amidHomes(opening.camera, list.value.projects.nodes)
  return { country, filters, asked, limits: await limiting, sort, opening: { ...opening, camera }, start, project, list }
}

export type MapLoad = Awaited<ReturnType<typeof loadMap>>

/** The page's query client, filled with the loaded data. */
export function mapClient({ country, filters, asked, sort, opening, project, list }: MapLoad): QueryClient {
  const client = createQueryClient()
  client.setQueryData(mapListQuery({ country, bounds: opening.bounds, filters, asked, sort }).queryKey, { pages: [list], pageParams: [0] })
  if (project) client.setQueryData(mapProjectQuery(country, Number(project.id)).queryKey, project)
  return client
}

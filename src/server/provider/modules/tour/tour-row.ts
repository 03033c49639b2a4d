import type { TourHour, TourState } from '#graphql/tour-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { Statements } from '../../db/client.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'

/** A stored tour; times in unix seconds. */
export interface TourRow {
  id: string
  path: string
  country: CountryCode
  agent: string | null
  /** JSON of AdvertisedBy */
  lines: string | null
  state: TourState
  version: number
  title: string
  about: string
  locale: LocaleCode
  typeGroup: TypeGroup | null
  projectSlug: string | null
  projectName: string
  /** pixels, and pixels of a metre */
  planWidth: number | null
  planHeight: number | null
  planMetre: number | null
  /** degrees north; null: not told */
  lat: number | null
  /** from the floor to where the panoramas were taken; null: not told */
  cameraMetres: number | null
  /** the bundle of its floor plan; null: a file of its own, or none */
  plan: string | null
  updatedAt: number
}

export const TOUR_ROW_COLUMNS = `tour.id, tour.path, tour.country, tour.agent, tour.lines, tour.state, tour.version, tour.title, tour.about, tour.locale,
  tour.type_group as typeGroup, tour.project_slug as projectSlug, tour.project_name as projectName, tour.plan_width as planWidth,
  tour.plan_height as planHeight, tour.plan_metre as planMetre, tour.plan, tour.lat, tour.camera_metres as cameraMetres, tour.updated_at as updatedAt`

/** A panorama. Angles in radians, zoom 0 to 100, places on the plan as parts of it. */
export interface SceneRow {
  id: string
  place: string
  hour: TourHour
  name: string
  caption: string
  alt: string
  north: number
  yaw: number
  pitch: number
  zoom: number
  planX: number | null
  planY: number | null
  width: number
  height: number
  /** bundles of its tiles and of its first view; null: files of its own */
  pano: string | null
  still: string | null
}

const SCENE_COLUMNS = `id, place, hour, name, caption, alt, north, yaw, pitch, zoom, plan_x as planX, plan_y as planY, width, height, pano, still`

export interface SpotRow {
  id: string
  scene: string
  /** null: it tells something */
  toScene: string | null
  title: string
  text: string
  yaw: number
  pitch: number
}

/** A tour with all that is seen in it. */
export interface WholeTour extends TourRow {
  scenes: readonly SceneRow[]
  spots: readonly SpotRow[]
}

/** A tour with its scenes and spots as they are shown. */
export async function readTour<Row extends TourRow>(trade: Statements, tour: Row): Promise<Row & WholeTour> {
  const [scenes, spots] = await Promise.all([
    trade.all<SceneRow>(`select ${SCENE_COLUMNS} from tour_scene where tour_id = ? order by position, id`, tour.id),
    trade.all<SpotRow>(
      `select spot.id, spot.scene_id as scene, spot.to_scene as toScene, spot.title, spot.text, spot.yaw, spot.pitch
      from tour_spot spot join tour_scene scene on scene.id = spot.scene_id where scene.tour_id = ? order by spot.id`,
      tour.id,
    ),
  ])
  return { ...tour, scenes, spots }
}

/** The tour that is shown at an address; null where there is none. */
export async function liveTour(trade: Statements, path: string): Promise<WholeTour | null> {
  const tour = await trade.first<TourRow>(`select ${TOUR_ROW_COLUMNS} from tour where path = ? and state = 'live'`, path)
  return tour && readTour(trade, tour)
}

export const linesOfTour = ({ lines }: Pick<TourRow, 'lines'>): AdvertisedBy | null => (lines === null ? null : JSON.parse(lines))

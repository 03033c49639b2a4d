import type { Statements } from '../../db/client.ts'
import { pick, type RowOf, selectList } from '../../db/column-table.ts'
import { TOUR, TOUR_SCENE, TOUR_SPOT } from '../../db/trade/tour-tables.ts'
import type { AdvertisedBy } from '../listing/listing-row.ts'

/** A stored tour; times in unix seconds. */
export const TOUR_ROW = {
  ...pick(TOUR, 'id', 'path', 'country', 'agent'),
  /** JSON of AdvertisedBy */
  lines: TOUR.columns.lines,
  ...pick(TOUR, 'state', 'version', 'title', 'about', 'locale', 'typeGroup', 'projectSlug', 'projectName'),
  /** pixels, and pixels of a metre */
  planWidth: TOUR.columns.planWidth,
  ...pick(TOUR, 'planHeight', 'planMetre'),
  /** degrees north; null: not told */
  lat: TOUR.columns.lat,
  /** from the floor to where the panoramas were taken; null: not told */
  cameraMetres: TOUR.columns.cameraMetres,
  /** the bundle of its floor plan; null: a file of its own, or none */
  plan: TOUR.columns.plan,
  ...pick(TOUR, 'updatedAt'),
}
export type TourRow = RowOf<typeof TOUR_ROW>

export const TOUR_ROW_COLUMNS = `tour.id, tour.path, tour.country, tour.agent, tour.lines, tour.state, tour.version, tour.title, tour.about, tour.locale,
  tour.type_group as typeGroup, tour.project_slug as projectSlug, tour.project_name as projectName, tour.plan_width as planWidth,
  tour.plan_height as planHeight, tour.plan_metre as planMetre, tour.plan, tour.lat, tour.camera_metres as cameraMetres, tour.updated_at as updatedAt`

/** A panorama. Angles in radians, zoom 0 to 100, places on the plan as parts of it. */
const SCENE_ROW = {
  ...pick(
    TOUR_SCENE,
    'id',
    'place',
    'hour',
    'name',
    'caption',
    'alt',
    'north',
    'yaw',
    'pitch',
    'zoom',
    'planX',
    'planY',
    'width',
    'height',
  ),
  /** bundles of its tiles and of its first view; null: files of its own */
  pano: TOUR_SCENE.columns.pano,
  ...pick(TOUR_SCENE, 'still'),
}
export type SceneRow = RowOf<typeof SCENE_ROW>

const SCENE_COLUMNS = selectList(SCENE_ROW)

const SPOT_ROW = {
  ...pick(TOUR_SPOT, 'id'),
  scene: TOUR_SPOT.columns.sceneId,
  ...pick(TOUR_SPOT, 'kind'),
  /** behind a door; null for all others */
  toScene: TOUR_SPOT.columns.toScene,
  ...pick(TOUR_SPOT, 'title', 'text', 'yaw', 'pitch'),
}
export type SpotRow = RowOf<typeof SPOT_ROW>

/** A tour with all that is seen in it. */
export interface WholeTour extends TourRow {
  scenes: readonly SceneRow[]
  spots: readonly SpotRow[]
}

/** A tour with its scenes and spots as they are shown. */
export async function readTour<Row extends TourRow>(trade: Statements, tour: Row): Promise<Row & WholeTour> {
  const [scenes, spots] = await Promise.all([
    trade.all(SCENE_ROW, `select ${SCENE_COLUMNS} from tour_scene where tour_id = ? order by position, id`, tour.id),
    trade.all(
      SPOT_ROW,
      `select ${selectList(SPOT_ROW, 'spot')}
      from tour_spot spot join tour_scene scene on scene.id = spot.scene_id where scene.tour_id = ? order by spot.id`,
      tour.id,
    ),
  ])
  return { ...tour, scenes, spots }
}

/** The tour that is shown at an address; null where there is none. */
export async function liveTour(trade: Statements, path: string): Promise<WholeTour | null> {
  const tour = await trade.first(TOUR_ROW, `select ${TOUR_ROW_COLUMNS} from tour where path = ? and state = 'live'`, path)
  return tour && readTour(trade, tour)
}

export const linesOfTour = ({ lines }: Pick<TourRow, 'lines'>): AdvertisedBy | null => (lines === null ? null : JSON.parse(lines))

import type { TourWholeFragment } from '#graphql/generated/graphql.ts'
import { headingOf, type Look, type TourView, yawIn } from './tour-view.ts'

export type Tour = TourWholeFragment
export type Scene = Tour['scenes'][number]
export type TourSpot = Scene['spots'][number]

/** How an address names a scene. */
export const nameOfScene = ({ place, hour }: Pick<Scene, 'place' | 'hour'>): string =>
  hour === 'DAY' ? place : `${place}.${hour === 'DUSK' ? 'dusk' : 'empty'}`

/** The scene of a view; the first one where there is no such scene. Null in a tour without scenes. */
export const sceneOfView = ({ scenes }: Pick<Tour, 'scenes'>, view: TourView | null): Scene | null =>
  scenes.find((scene) => nameOfScene(scene) === view?.scene) ?? scenes[0] ?? null

/** The same room at other hours, and unfurnished. */
export const otherHours = ({ scenes }: Pick<Tour, 'scenes'>, { place, hour }: Scene): Scene[] =>
  scenes.filter((scene) => scene.place === place && scene.hour !== hour)

/** The room that a scene is of, at an hour where there is one of it. */
const atHour = ({ scenes }: Pick<Tour, 'scenes'>, room: Scene, hour: Scene['hour']): Scene =>
  scenes.find((scene) => scene.place === room.place && scene.hour === hour) ?? room

/** Each room once, in the order of walking, at the hour of the scene that is shown where there is one of it. */
export function roomsOf(tour: Pick<Tour, 'scenes'>, shown: Scene): Scene[] {
  const first = tour.scenes.filter((scene, at) => tour.scenes.findIndex(({ place }) => place === scene.place) === at)
  return first.map((scene) => atHour(tour, scene, shown.hour))
}

/** The room so many steps further on the walk; after the last comes the first. */
export function roomAfter(tour: Pick<Tour, 'scenes'>, shown: Scene, steps: number): Scene {
  const rooms = roomsOf(tour, shown)
  const at = rooms.findIndex(({ place }) => place === shown.place)
  return rooms[(((at + steps) % rooms.length) + rooms.length) % rooms.length] ?? shown
}

export const firstLook = ({ yaw, pitch, zoom }: Scene): Look => ({ yaw, pitch, zoom })

/** Behind a door: the scene, and the look of somebody who walks through it. Null for a spot without a door. */
export function behindDoor(tour: Pick<Tour, 'scenes'>, from: Scene, { toScene, yaw }: Pick<TourSpot, 'toScene' | 'yaw'>) {
  const known = tour.scenes.find(({ id }) => id === toScene)
  if (!known) return null
  const scene = atHour(tour, known, from.hour)
  return { scene, look: { ...firstLook(scene), yaw: yawIn(headingOf(yaw, from.north), scene.north) } }
}

/** Where a picture of a scene lies: the first view and its thumbnail beside the tiles, so that another first look leaves the tiles as they are. */
export const pictureOf = ({ id }: Pick<Tour, 'id'>, { pano, still }: Pick<Scene, 'pano' | 'still'>, name: string): string =>
  `/files/tours/${id}/${name === 'view' || name === 'small' ? still : pano}/${name}`

export const planPictureOf = ({ id, plan }: Pick<Tour, 'id' | 'plan'>): string =>
  `/files/tours/${id}/${plan?.bundle == null ? '' : `${plan.bundle}/`}plan`

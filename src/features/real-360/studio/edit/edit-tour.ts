import { TOUR_MAX_CHARS, TOUR_SCENES_MAX, TOUR_SPOTS_MAX } from '#graphql/tour-kinds.ts'
import { slugify } from '#lib/slug.ts'
import type { Scene, Tour, TourSpot } from '../../tour/tour-scenes.ts'
import { returnDoor } from './return-door.ts'

/** One change of what is written of a tour. */
export type TourEdit =
  | { edit: 'words'; words: Partial<Pick<Tour, 'title' | 'about'>> }
  | { edit: 'add-scene'; scene: Pick<Scene, 'id' | 'pano' | 'still' | 'width' | 'north' | 'yaw' | 'pitch'>; name: string }
  | { edit: 'scene'; id: string; change: Partial<Omit<Scene, 'id' | 'spots' | 'place' | 'hour'>> }
  /** the same room as `with`, at another hour; null: a room of its own */
  | { edit: 'room'; id: string; with: string | null; hour: Scene['hour'] }
  | { edit: 'move-scene'; from: number; to: number }
  | { edit: 'remove-scene'; id: string }
  | { edit: 'put-spot'; scene: string; spot: TourSpot; isReturned?: boolean; returnId?: string }
  | { edit: 'remove-spot'; scene: string; id: string }
  | { edit: 'plan'; plan: Tour['plan'] }

/** A name that says something: of "IMG_0042.jpg" nothing is left. */
export function nameOfFile(file: string): string {
  const name = file
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  return /^(?:img|dsc|pano|r\d|gs|sam|photo)?[\s\d()]*$/i.test(name) ? '' : name.slice(0, TOUR_MAX_CHARS.name)
}

/** How addresses name a new room: by its name where that has Latin letters, and as no other room is named. */
function freshPlace(scenes: readonly Scene[], name: string): string {
  const taken = new Set(scenes.map(({ place }) => place))
  const slug = slugify(name)
    .slice(0, TOUR_MAX_CHARS.name - 4)
    .replace(/-+$/, '')
  const base = slug === '' ? 'room' : slug
  if (slug !== '' && !taken.has(base)) return base
  for (let number = slug === '' ? 1 : 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

const withScene = (tour: Tour, id: string, change: (scene: Scene) => Scene): Tour => ({
  ...tour,
  scenes: tour.scenes.map((scene) => (scene.id === id ? change(scene) : scene)),
})

const withDoor = (scene: Scene, at: { yaw: number; pitch: number }, id: string, toScene: string): Scene =>
  scene.spots.length >= TOUR_SPOTS_MAX
    ? scene
    : { ...scene, spots: [...scene.spots, { id, kind: 'DOOR', toScene, title: '', text: '', ...at }] }

function putSpot(tour: Tour, { scene: of, spot, isReturned = false, returnId }: Extract<TourEdit, { edit: 'put-spot' }>): Tour {
  const from = tour.scenes.find(({ id }) => id === of)
  const to = tour.scenes.find(({ id }) => id === spot.toScene)
  if (!from || spot.toScene === of || (spot.toScene != null && !to)) return tour
  const isKnown = from.spots.some(({ id }) => id === spot.id)
  if (!isKnown && from.spots.length >= TOUR_SPOTS_MAX) return tour
  const put = withScene(tour, of, (scene) => ({
    ...scene,
    spots: isKnown ? scene.spots.map((one) => (one.id === spot.id ? spot : one)) : [...scene.spots, spot],
  }))
  const back = isReturned && returnId && to ? returnDoor(from, to, spot, tour.plan ?? null) : null
  return back && returnId ? withScene(put, to?.id ?? '', (scene) => withDoor(scene, back, returnId, of)) : put
}

function setRoom(tour: Tour, { id, with: other, hour }: Extract<TourEdit, { edit: 'room' }>): Tour {
  const scene = tour.scenes.find((one) => one.id === id)
  if (!scene) return tour
  const others = tour.scenes.filter((one) => one.id !== id)
  const isAlone = !others.some(({ place }) => place === scene.place)
  const asked = tour.scenes.find((one) => one.id === other)?.place
  const place = asked ?? (isAlone ? scene.place : freshPlace(others, scene.name))
  if (others.some((one) => one.place === place && one.hour === hour)) return tour
  return withScene(tour, id, (one) => ({ ...one, place, hour }))
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item, ...rest] = [items[from], ...items.filter((_, at) => at !== from)]
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)].filter((one) => one !== undefined)
}

/** The tour after a change; one that does not fit changes nothing. */
export function editTour(tour: Tour, edit: TourEdit): Tour {
  switch (edit.edit) {
    case 'words':
      return { ...tour, ...edit.words }
    case 'add-scene': {
      if (tour.scenes.length >= TOUR_SCENES_MAX || tour.scenes.some(({ id }) => id === edit.scene.id)) return tour
      const place = freshPlace(tour.scenes, edit.name)
      const look = { zoom: 35, planX: null, planY: null }
      return {
        ...tour,
        scenes: [...tour.scenes, { ...edit.scene, ...look, place, hour: 'DAY', name: edit.name, caption: '', alt: '', spots: [] }],
      }
    }
    case 'scene':
      return withScene(tour, edit.id, (scene) => ({ ...scene, ...edit.change }))
    case 'room':
      return setRoom(tour, edit)
    case 'move-scene':
      return { ...tour, scenes: moved(tour.scenes, edit.from, edit.to) }
    case 'remove-scene':
      return {
        ...tour,
        scenes: tour.scenes.flatMap((scene) =>
          scene.id === edit.id ? [] : [{ ...scene, spots: scene.spots.filter(({ toScene }) => toScene !== edit.id) }],
        ),
      }
    case 'put-spot':
      return putSpot(tour, edit)
    case 'remove-spot':
      return withScene(tour, edit.scene, (scene) => ({ ...scene, spots: scene.spots.filter(({ id }) => id !== edit.id) }))
    case 'plan':
      return {
        ...tour,
        plan: edit.plan,
        // without a plan, or with another one, places on it mean nothing
        scenes:
          edit.plan?.bundle === tour.plan?.bundle && edit.plan
            ? tour.scenes
            : tour.scenes.map((scene) => ({ ...scene, planX: null, planY: null })),
      }
  }
}

import type { CountryCode } from '#market/vocabulary.ts'
import { LAYOUTS, ROOM_KEYS, type RoomKey } from './layouts.ts'
import type { Hour } from './light.ts'
import type { FlatLook } from './model.ts'

/** A tour of the demonstration; nobody's home, and drawn by us. */
export interface DemoTour extends FlatLook {
  /** also the last four digits of its ids */
  number: number
  path: string
  country: CountryCode
  title: string
  about: string
  /** rooms by the hours at which they are shown, the first of them first */
  hours: readonly Hour[]
}

const look = (layout: FlatLook['layout'], palette: FlatLook['palette'], isMirrored = false, isFurnished = true): FlatLook => ({
  layout,
  palette,
  isMirrored,
  isFurnished,
})

export const DEMO_TOURS: readonly DemoTour[] = [
  {
    number: 1,
    path: 'lagoon-view',
    country: 'SG',
    hours: ['day', 'dusk'],
    ...look('flat', 'lagoon'),
    title: 'Lagoon View, three rooms to the south',
    about: 'A corner home with the living room to the park. Drawn for demonstration.',
  },
  {
    number: 2,
    path: 'lagoon-view-empty',
    country: 'SG',
    hours: ['day'],
    ...look('flat', 'coast', true, false),
    title: 'Lagoon View, before it is furnished',
    about: 'The same plan the other way round, as it is handed over. Drawn for demonstration.',
  },
  {
    number: 3,
    path: 'bukit-terrace',
    country: 'MY',
    hours: ['day'],
    ...look('house', 'ochre'),
    title: 'Bukit Terrace, kitchen and dining in one',
    about: 'A long ground floor between two gardens. Drawn for demonstration.',
  },
  {
    number: 4,
    path: 'river-court',
    country: 'MY',
    hours: ['day'],
    ...look('flat', 'terracotta', true),
    title: 'River Court, warm walls above the river',
    about: 'Three rooms and a corridor without a step. Drawn for demonstration.',
  },
  {
    number: 5,
    path: 'harbour-lights',
    country: 'HK',
    hours: ['dusk'],
    ...look('flat', 'indigo'),
    title: 'Harbour Lights, seen in the evening',
    about: 'The lamps are on and the town is lit. Drawn for demonstration.',
  },
  {
    number: 6,
    path: 'wattle-house',
    country: 'AU',
    hours: ['day'],
    ...look('house', 'coast', true),
    title: 'Wattle House, light from both sides',
    about: 'Living room and kitchen to the north lawn. Drawn for demonstration.',
  },
]

export const tourIdOf = ({ number }: Pick<DemoTour, 'number'>): string => `00000000-0000-4000-c100-${String(number).padStart(12, '0')}`

/** Tours whose files lie under the ids of their scenes, as those of before bundles do: they are copied, or their agents may write on. */
const OF_BEFORE: readonly number[] = [1, 2, 4]

/** Where the files of a scene lie: of its panorama, and of its first view; null: both under the scene's own id. */
export const foldersOf = ({ number }: Pick<DemoTour, 'number'>, scene: string): readonly [pano: string, still: string] | null =>
  OF_BEFORE.includes(number) ? null : [scene.replace('-c200-', '-c400-'), scene.replace('-c200-', '-c500-')]

export interface DemoScene {
  id: string
  room: RoomKey
  hour: Hour
  x: number
  y: number
  /** radians */
  yaw: number
  pitch: number
}

/** Radians clockwise from north. */
export const yawTo = (from: { x: number; y: number }, to: { x: number; y: number }): number => Math.atan2(to.x - from.x, to.y - from.y)

export const spotOf = ({ layout, isMirrored }: FlatLook, spot: { x: number; y: number }): { x: number; y: number } => ({
  x: isMirrored ? LAYOUTS[layout].width - spot.x : spot.x,
  y: spot.y,
})

/** Where a tour's panoramas are taken, in the order of walking; at a later hour the first room alone. */
export function scenesOf(tour: DemoTour): DemoScene[] {
  const { cameras, looks } = LAYOUTS[tour.layout]
  return tour.hours.flatMap((hour, later) =>
    ROOM_KEYS.slice(0, later === 0 ? ROOM_KEYS.length : 1).map((room, at) => {
      const { x, y } = spotOf(tour, cameras[room])
      const id = `00000000-0000-4000-c200-${String(tour.number * 100 + later * 10 + at + 1).padStart(12, '0')}`
      return { id, room, hour, x, y, yaw: yawTo({ x, y }, spotOf(tour, looks[room])), pitch: -0.12 }
    }),
  )
}

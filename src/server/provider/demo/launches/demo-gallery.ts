import { FACILITIES, type Facility } from '#market/vocabulary.ts'
import type { LaunchRecord } from '../../modules/launch/launch-record.ts'
import type { Random } from '../market/random.ts'

type Pictures = LaunchRecord['pictures']

/** Rooms that were drawn for staging (public/staging), as the show flat of a launch. */
const SHOW_FLATS: readonly Pictures[] = [
  [
    { url: '/staging/living-light-staged.jpg', caption: 'Show flat: the living room (drawn)' },
    { url: '/staging/bedroom-bold-staged.jpg', caption: 'Show flat: a bedroom (drawn)' },
  ],
  [
    { url: '/staging/living-warm-staged.jpg', caption: 'Show flat: the living room (drawn)' },
    { url: '/staging/study-natural-staged.jpg', caption: 'Show flat: a study (drawn)' },
  ],
]

/** Drawings of what homes share (public/launches). */
const DRAWN: readonly { url: string; caption: string; facility: Facility }[] = [
  { url: '/launches/pool.svg', caption: 'The pool between the towers (drawn)', facility: 'pool' },
  { url: '/launches/garden.svg', caption: 'The garden on the roof (drawn)', facility: 'sky-garden' },
  { url: '/launches/gym.svg', caption: 'The gym (drawn)', facility: 'gym' },
  { url: '/launches/playground.svg', caption: 'The playground (drawn)', facility: 'playground' },
]

const ALWAYS: readonly Facility[] = ['lift', 'security', 'pool', 'gym']

/** The facilities and pictures of a demo launch: drawings of ours, nothing photographed. */
export function demoGallery(random: Random): Pick<LaunchRecord, 'pictures' | 'facilities'> {
  const facilities = FACILITIES.filter((facility) => ALWAYS.includes(facility) || random.chance(0.55))
  const drawn = DRAWN.filter(({ facility }) => facilities.includes(facility)).map(({ url, caption }) => ({ url, caption }))
  return { facilities, pictures: [...drawn, ...random.pick(SHOW_FLATS)] }
}

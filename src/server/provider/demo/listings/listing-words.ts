import type { Random } from '../market/random.ts'
import type { TrueHome } from './advertised-homes.ts'

const ADJECTIVES = ['Quiet', 'Bright', 'Corner', 'Well-kept', 'Airy', 'Renovated', 'Unblocked', 'Move-in']
const LINES = [
  'Windows on two sides, so that a breeze goes through.',
  'The kitchen was made new three years ago.',
  'Five minutes on foot to the shops.',
  'Afternoon sun does not reach the bedrooms.',
  'The owner lives there; viewings by appointment.',
  'Vacant, and shown at short notice.',
  'Built-in wardrobes in every bedroom.',
  'A school and a park are near.',
  'The balcony looks into the garden.',
  'Lift landing shared by two homes only.',
]

const roomsOf = ({ mix, activity }: TrueHome): string =>
  activity === 'room' ? 'room' : mix.bedrooms === 0 ? 'studio' : mix.bedrooms === null ? 'home' : `${mix.bedrooms}-bedroom home`

export const headlineOf = (random: Random, home: TrueHome): string => `${random.pick(ADJECTIVES)} ${roomsOf(home)} at ${home.project.name}`

export const descriptionOf = (random: Random): string => random.shuffle(LINES).slice(0, random.int(2, 5)).join(' ')

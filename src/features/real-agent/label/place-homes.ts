import type { LabelPlaceFragment } from '#graphql/generated/graphql.ts'
import { isHan } from '#lib/han.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { FileHome } from './address-file.ts'
import { unitText } from './address-lines.ts'
import { type NumbersFault, readNumbers, UNIT_NUMBERS_MAX } from './unit-numbers.ts'

/** What somebody wrote about the homes of one building, or of a row of houses. */
export interface PlaceWords {
  building: string
  street: string
  locality: string
  postalCode: string
  /** numbers of houses in the street; '' where the street has its number */
  houses: string
  floors: string
  stacks: string
}

export const EMPTY_PLACE: PlaceWords = { building: '', street: '', locality: '', postalCode: '', houses: '', floors: '', stacks: '' }

type ReadPlace =
  | { ok: true; homes: FileHome[] }
  | { ok: false; field: 'street' | 'houses' | 'floors' | 'stacks'; fault: NumbersFault | null }

/** Every home of a place: houses × floors × stacks, each of them once where none is named. */
export function homesOfPlace(country: CountryCode, words: PlaceWords): ReadPlace {
  const { building, street, locality, postalCode } = words
  if (building.trim() === '' && street.trim() === '') return { ok: false, field: 'street', fault: null }
  const lists: Record<'houses' | 'floors' | 'stacks', string[]> = { houses: [], floors: [], stacks: [] }
  for (const field of ['houses', 'floors', 'stacks'] as const) {
    const read = readNumbers(words[field])
    if (!read.ok) return { ok: false, field, fault: read.fault }
    lists[field] = read.numbers
  }
  const { houses, floors, stacks } = lists
  if (Math.max(1, houses.length) * Math.max(1, floors.length) * Math.max(1, stacks.length) > UNIT_NUMBERS_MAX)
    return { ok: false, field: 'stacks', fault: { code: 'numbers-many' } }
  const chinese = isHan(building || street)
  const units =
    floors.length > 0
      ? floors.flatMap((floor) =>
          (stacks.length > 0 ? stacks : ['']).map((stack) => unitText(country, floor, stack, chinese).replace(/-$/, '')),
        )
      : stacks.length > 0
        ? stacks
        : ['']
  const streets = houses.length > 0 ? houses.map((number) => `${number} ${street.trim()}`) : [street.trim()]
  return {
    ok: true,
    homes: streets.flatMap((road) =>
      units.map((unit) => ({
        name: '',
        unit,
        building: building.trim(),
        street: road,
        locality: locality.trim(),
        postalCode: postalCode.trim(),
      })),
    ),
  }
}

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`)

/** "Blk 101 Cedar Ave", in 101 Cedar Avenue. */
const isNamedByAddress = ({ name, block, street }: Pick<LabelPlaceFragment, 'name' | 'block' | 'street'>): boolean =>
  block !== null && name.toUpperCase().includes(`${block} ${street.split(' ')[0] ?? ''}`.toUpperCase())

/** What the records know of a place, as somebody would have written it: a row for each of its blocks. */
export function wordsOfPlace(place: LabelPlaceFragment): PlaceWords[] {
  const street = [place.block, place.street].filter(Boolean).join(' ')
  // a block of flats is called by its address
  const building = isNamedByAddress(place) ? '' : place.name
  const base = { ...EMPTY_PLACE, building, street, locality: place.area.name, postalCode: place.postalCode ?? '' }
  if (place.buildings.length === 0) return [base]
  return place.buildings.map(({ name, postalCode, stacks }) => ({
    ...base,
    // a tower of an estate is named beside it
    building: place.buildings.length > 1 && name !== place.name && name !== street ? [building, name].filter(Boolean).join(' ') : building,
    postalCode: postalCode ?? base.postalCode,
    floors:
      stacks.length > 0
        ? span(Math.min(...stacks.map(({ floorLow }) => floorLow)), Math.max(...stacks.map(({ floorHigh }) => floorHigh)))
        : '',
    stacks: stacks.map(({ label }) => label).join(', '),
  }))
}

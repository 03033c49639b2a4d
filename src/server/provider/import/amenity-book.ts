import { distanceMetres } from '#lib/geo-distance.ts'
import type { AmenityType } from '#market/vocabulary.ts'
import type { AmenityRow, MarketSink } from '../db/market/rows.ts'
import { bareNameKey } from './place-names.ts'

/** Places of one type and name this close are one place; parks are large, and station names occur once in a network (one source shuffles light-rail positions). */
const SAME_PLACE_METRES: Record<AmenityType, number> = {
  mrt: 5_000,
  mtr: 5_000,
  lrt: 5_000,
  'bus-stop': 150,
  school: 150,
  market: 150,
  medical: 150,
  park: 1_500,
  restaurant: 150,
  bank: 150,
  supermarket: 150,
  mall: 150,
  childcare: 150,
}

/** Words that only some sources write. */
const plainKey = (name: string) => bareNameKey(name.replace(/\b(pte|ltd|private|limited|mrt|lrt|station)\b\.?/gi, ''))

/** Merges amenities of several sources and keeps each place once: the first source wins, later ones fill in missing facts. */
export class AmenityBook {
  private readonly places = new Map<string, Omit<AmenityRow, 'id'>[]>()

  add(row: Omit<AmenityRow, 'id'>): void {
    const key = `${row.type === 'lrt' ? 'mrt' : row.type}|${plainKey(row.name)}`
    const list = this.places.get(key) ?? []
    this.places.set(key, list)
    const known = list.find((one) => distanceMetres(one, row) < SAME_PLACE_METRES[row.type])
    if (!known) list.push({ ...row, lat: Math.round(row.lat * 1e6) / 1e6, lng: Math.round(row.lng * 1e6) / 1e6 })
    else {
      known.code ??= row.code
      known.nameLocal ??= row.nameLocal
      known.subtype ??= row.subtype
    }
  }

  /** Local names by name, e.g. of stations, which areas often share. */
  localNames(): Map<string, string> {
    return new Map([...this.places.values()].flat().flatMap((row) => (row.nameLocal ? [[row.name, row.nameLocal] as const] : [])))
  }

  write(sink: MarketSink): void {
    ;[...this.places.values()].flat().forEach((row, at) => {
      sink.amenity({ id: at + 1, ...row })
    })
  }
}

import { distanceMetres } from '#lib/geo-distance.ts'
import type { GeoPoint } from '../geometry.ts'
import type { RecognisedFile } from '../import-context.ts'
import { eachCsvRow, type RowContext } from '../read-rows.ts'
import { numberCell, RowError, required } from '../row-error.ts'
import { schemeKey } from './place-words.ts'

/** Points of one scheme lie this close; what is farther apart is another scheme of the name. */
const SAME_SCHEME_METRES = 1_000

/** No scheme is farther than this from the town of its district: it is another of the name. */
const DISTRICT_METRES = 60_000

/** Where schemes stand, by their names: all that the file has. A name with places far apart has none. */
export class SchemePlaces {
  private readonly places = new Map<string, GeoPoint | null>()

  async read(file: RecognisedFile, context: RowContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const name = required(cell, 'Scheme Name/Area')
      const at = { lat: numberCell(cell, 'Lat', 0.5, 7.5), lng: numberCell(cell, 'Long', 99, 120) }
      const known = this.places.get(schemeKey(name))
      if (known === undefined) this.places.set(schemeKey(name), at)
      else if (known && distanceMetres(known, at) > SAME_SCHEME_METRES) {
        this.places.set(schemeKey(name), null)
        throw new RowError('Lat', 'another scheme of this name is elsewhere: neither is placed')
      }
      return undefined
    })
  }

  /** The place of a scheme that a sale in `district` names; `others` are the districts that have a scheme of this name as well. */
  of(name: string, district: GeoPoint, others: readonly GeoPoint[]): GeoPoint | null {
    const at = this.places.get(schemeKey(name))
    if (!at) return null
    const own = distanceMetres(district, at)
    return own <= DISTRICT_METRES && others.every((other) => distanceMetres(other, at) > own) ? at : null
  }
}

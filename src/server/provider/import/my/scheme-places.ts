import { distanceMetres } from '#lib/geo-distance.ts'
import type { GeoPoint } from '../geometry.ts'
import type { RecognisedFile } from '../import-context.ts'
import { bareNameKey } from '../place-names.ts'
import { eachCsvRow, type RowContext } from '../read-rows.ts'
import { numberCell, RowError, required } from '../row-error.ts'

/** Points of one scheme lie this close; what is farther apart is another scheme of the name. */
const SAME_SCHEME_METRES = 1_000

/** Where schemes stand, by their names: all that the file has. A name with places far apart has none. */
export class SchemePlaces {
  private readonly places = new Map<string, GeoPoint | null>()

  async read(file: RecognisedFile, context: RowContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const name = required(cell, 'Scheme Name/Area')
      const at = { lat: numberCell(cell, 'Lat', 0.5, 7.5), lng: numberCell(cell, 'Long', 99, 120) }
      const known = this.places.get(bareNameKey(name))
      if (known === undefined) this.places.set(bareNameKey(name), at)
      else if (known && distanceMetres(known, at) > SAME_SCHEME_METRES) {
        this.places.set(bareNameKey(name), null)
        throw new RowError('Lat', 'another scheme of this name is elsewhere: neither is placed')
      }
      return undefined
    })
  }

  of(name: string): GeoPoint | null {
    return this.places.get(bareNameKey(name)) ?? null
  }
}

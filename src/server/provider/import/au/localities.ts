import { distanceMetres } from '#lib/geo-distance.ts'
import type { GeoPoint } from '../geometry.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachCsvRow } from '../read-rows.ts'
import { numberCell, RowError, required } from '../row-error.ts'

/** Points of one name in one state that are further apart belong to several places. */
const ONE_PLACE_METRES = 15_000

/** Post office boxes have postcodes of their own, and points of the office. */
const isBox = (state: string, postcode: string) => state === 'NSW' && postcode.startsWith('1')

interface Known {
  postcode: string
  at: GeoPoint
}

/** Where the suburbs and towns of the states lie. */
export class Localities {
  private readonly places = new Map<string, Known[]>()

  async read(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const [name, state, postcode] = [required(cell, 'locality'), required(cell, 'state'), required(cell, 'postcode')]
      if (!/^\d{4}$/.test(postcode)) throw new RowError('postcode', 'is not four digits')
      const at = { lat: numberCell(cell, 'lat', -44.5, -9), lng: numberCell(cell, 'lng', 96, 168) }
      if (isBox(state, postcode)) return undefined
      const key = `${state}|${name.toUpperCase()}`
      const known = this.places.get(key)
      if (known) known.push({ postcode, at })
      else this.places.set(key, [{ postcode, at }])
      return undefined
    })
  }

  /** The point of a locality, in capitals: the one of its postcode, or the only one of its name; null where that is not known. */
  pointOf(state: string, name: string, postcode: string | null): GeoPoint | null {
    const known = this.places.get(`${state}|${name}`) ?? []
    const [first] = known
    const own = known.find((one) => one.postcode === postcode)
    if (own || !first) return own?.at ?? null
    return known.every(({ at }) => distanceMetres(at, first.at) <= ONE_PLACE_METRES) ? first.at : null
  }
}

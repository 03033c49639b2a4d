import type { MarketSink } from '../../db/market/rows.ts'
import { AmenityBook } from '../amenity-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachFeature, textOf } from '../read-rows.ts'
import { RowError } from '../row-error.ts'

/** Levels of the state's schools; the others are for special needs, outdoors or before school. */
const SCHOOL_LEVELS: Readonly<Record<string, string>> = {
  'Infants School': 'primary',
  'Primary School': 'primary',
  'Secondary School': 'secondary',
  'Central/Community School': 'mixed-level',
}

/** Australia's schools and stations from all files that have some. */
export class AustralianAmenities {
  readonly book = new AmenityBook()

  async readSchools(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const name = textOf(properties, 'name')
      if (name === '') throw new RowError('name', 'is empty')
      if (geometry.type !== 'Point') throw new RowError('geometry', 'is not a point')
      const [lng, lat] = geometry.coordinates
      if (lng === undefined || lat === undefined) throw new RowError('geometry', 'is empty')
      const subtype = SCHOOL_LEVELS[textOf(properties, 'level')] ?? null
      this.book.add({ type: 'school', subtype, code: null, name, nameLocal: null, lat, lng })
    })
  }

  write(sink: MarketSink): void {
    this.book.write(sink)
  }
}

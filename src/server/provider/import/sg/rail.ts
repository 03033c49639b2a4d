import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachFeature, textOf } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { simplifyLines } from '../simplify.ts'
import { type SingaporeAmenities, stationType } from './amenities.ts'

const LINE_METRES = 4

/** Line colours as on LTA's system map. */
const LINE_COLOURS: readonly [name: RegExp, colour: string][] = [
  [/^North South/, '#d42e12'],
  [/^East West|^Changi/, '#009645'],
  [/^North East/, '#9900aa'],
  [/^Circle/, '#fa9e0d'],
  [/^Downtown/, '#005ec4'],
  [/^Thomson/, '#9d5b25'],
  [/LRT/, '#748477'],
]

/** Stations with codes and Chinese names, and the lines as shapes. Entrances and station outlines are left out. */
export async function readRail(file: RecognisedFile, context: ImportContext, amenities: SingaporeAmenities): Promise<void> {
  await eachFeature(file, context, (properties, geometry) => {
    const name = textOf(properties, 'name')
    if (geometry.type === 'Point' && textOf(properties, 'stop_type') === 'station') {
      const codes = textOf(properties, 'station_codes')
        .split('-')
        .filter((code) => code !== '')
      const [lng, lat] = geometry.coordinates
      if (name === '' || lng === undefined || lat === undefined) throw new RowError('name', 'station without name or position')
      amenities.book.add({
        type: stationType(codes),
        subtype: null,
        code: codes.join('/') || null,
        name,
        nameLocal: textOf(properties, 'name_zh-Hans') || null,
        lat,
        lng,
      })
      return
    }
    const line = simplifyLines(geometry, LINE_METRES)
    if (!line) return
    const colour = LINE_COLOURS.find(([pattern]) => pattern.test(name))?.[1] ?? null
    context.sink.shape({ kind: 'rail', name, nameLocal: null, colour, geometry: line })
  })
}

import { areaSquareMetres } from '../geometry.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { wellCased } from '../place-names.ts'
import { eachFeature, textOf } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { simplifyPolygons } from '../simplify.ts'

/** Smaller parks are points on the map and not shapes. */
const PARK_SQUARE_METRES_MIN = 12_000
const OUTLINE_METRES = 14

/** Park outlines for the basemap. */
export async function readParks(file: RecognisedFile, context: ImportContext): Promise<void> {
  await eachFeature(file, context, (properties, geometry) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new RowError('geometry', 'is not an outline')
    if (areaSquareMetres(geometry) < PARK_SQUARE_METRES_MIN) return
    const [simple] = simplifyPolygons([geometry], OUTLINE_METRES)
    const name = wellCased(textOf(properties, 'NAME').replace(/\bPK\b/g, 'PARK'))
    if (simple) context.sink.shape({ kind: 'park', name, nameLocal: null, colour: null, geometry: simple })
  })
}

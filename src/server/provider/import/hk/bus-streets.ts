import type { Position } from 'geojson'
import type { MarketSink } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachFeature } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { markMain } from '../streets/main-streets.ts'
import { mergeStreets } from '../streets/merge-streets.ts'

const CREDIT = 'Transport Department, Hong Kong SAR, via CSDI'

/** The streets that buses and minibuses use. The file tells no names. */
export class BusStreets {
  private readonly lines: Position[][] = []

  read(file: RecognisedFile, context: ImportContext): Promise<void> {
    return eachFeature(file, context, (_, geometry) => {
      if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') throw new RowError('geometry', 'is not a line')
      for (const line of geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) this.lines.push(line)
    })
  }

  /** Nothing where no lines were read. */
  write(sink: MarketSink): void {
    if (this.lines.length === 0) return
    const streets = mergeStreets(this.lines).map((street) => ({ ...street, name: null }))
    sink.streets({ credit: CREDIT, streets: markMain(streets) })
  }
}

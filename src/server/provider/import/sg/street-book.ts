import { basename } from 'node:path'
import type { Position } from 'geojson'
import { z } from 'zod'
import type { MarketSink, ProjectRow } from '../../db/market/rows.ts'
import { type ImportContext, type RecognisedFile, Tally } from '../import-context.ts'
import { ImportRefused, messageOf, readText } from '../input-file.ts'
import { fullStreetName } from '../place-names.ts'
import { eachFeature } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { markMain } from '../streets/main-streets.ts'
import { mergeStreets } from '../streets/merge-streets.ts'
import { type NameSign, nameStreets } from '../streets/name-streets.ts'

const CREDIT = 'Land Transport Authority'

/** LTA's list of expressways. */
const EXPRESSWAYS: Readonly<Record<string, string>> = {
  AYE: 'Ayer Rajah Expressway',
  BKE: 'Bukit Timah Expressway',
  CTE: 'Central Expressway',
  ECP: 'East Coast Parkway',
  KJE: 'Kranji Expressway',
  KPE: 'Kallang-Paya Lebar Expressway',
  MCE: 'Marina Coastal Expressway',
  PIE: 'Pan Island Expressway',
  SLE: 'Seletar Expressway',
  TPE: 'Tampines Expressway',
}

/** a stop's pole stands beside the carriageway, whose street was drawn along the other one perhaps */
const STOP = { metres: 35, weight: 1 }
/** a home may stand between two streets: several are needed */
const HOME = { metres: 60, weight: 0.3 }

const stops = z.record(z.string(), z.unknown())
const stop = z.tuple([z.number().min(103).max(105), z.number().min(1).max(2), z.string(), z.string()])

/** A stop's street in full: "Upp S'goon Rd" → "Upper Serangoon Road"; null where it is a place beside one, or not in Singapore. */
export function streetOfStop(text: string): string | null {
  const short = text.trim()
  if (short === '' || /^(aft|bef|opp|ptb\d) |^johor bahru$/i.test(short)) return null
  return (
    EXPRESSWAYS[short] ?? fullStreetName(short.replace(/\bS'goon\b/i, 'Serangoon').replace(/\bTerr$/, 'Terrace')).replace(/'S\b/g, "'s")
  )
}

/** The streets that buses use, from the lines of their services, with the names that stops and homes along them tell. */
export class StreetBook {
  private readonly lines: Position[][] = []
  private readonly signs: NameSign[] = []

  readRoutes(file: RecognisedFile, context: ImportContext): Promise<void> {
    return eachFeature(file, context, (_, geometry) => {
      if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') throw new RowError('geometry', 'is not a line')
      this.lines.push(...(geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates))
    })
  }

  async readStops(file: RecognisedFile, context: ImportContext): Promise<void> {
    const text = await readText(file.path, (bytes) => context.progress.advance(bytes))
    let read: Record<string, unknown>
    try {
      read = stops.parse(JSON.parse(text))
    } catch (error) {
      throw new ImportRefused(`${basename(file.path)}: ${messageOf(error)}`)
    }
    const tally = new Tally(context.files.indexOf(file) + 1, file, context.report)
    for (const [number, row] of Object.entries(read))
      tally.each(() => {
        const { success, data } = stop.safeParse(row)
        if (!success) throw new RowError(number, 'is not a place with a name and a street')
        const name = streetOfStop(data[3])
        if (name !== null) this.signs.push({ at: [data[0], data[1]], name, ...STOP })
        return undefined
      })
    tally.close()
    context.sink.source(tally.toSource())
  }

  /** A home that tells its street's name. */
  home({ lat, lng, street }: ProjectRow): void {
    if (lat !== null && lng !== null && street !== '') this.signs.push({ at: [lng, lat], name: street, ...HOME })
  }

  /** Nothing where no lines were read. */
  write(sink: MarketSink): void {
    if (this.lines.length > 0) sink.streets({ credit: CREDIT, streets: markMain(nameStreets(mergeStreets(this.lines), this.signs)) })
  }
}

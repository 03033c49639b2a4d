import type { Geometry } from 'geojson'
import type { AmenityType } from '#market/vocabulary.ts'
import type { MarketSink } from '../../db/market/rows.ts'
import { AmenityBook } from '../amenity-book.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { wellCased } from '../place-names.ts'
import { eachCsvRow, eachFeature, type Properties, textOf } from '../read-rows.ts'
import { numberCell, RowError, required } from '../row-error.ts'

interface Kind {
  type: AmenityType
  subtype: string | null
}

/** Kinds of the amenity file; those set to null are recognised and left out. */
const KINDS: Readonly<Record<string, Kind | null>> = {
  bus_stop: { type: 'bus-stop', subtype: null },
  childcare: { type: 'childcare', subtype: null },
  hawker_centre: { type: 'market', subtype: 'hawker-centre' },
  hospital: { type: 'medical', subtype: 'hospital' },
  junior_college: { type: 'school', subtype: 'junior-college' },
  mixed_level: { type: 'school', subtype: 'mixed-level' },
  park: { type: 'park', subtype: null },
  police_station: null,
  preschool: { type: 'childcare', subtype: null },
  primary_school: { type: 'school', subtype: 'primary' },
  secondary_school: { type: 'school', subtype: 'secondary' },
  shopping_mall: { type: 'mall', subtype: null },
  sports_facility: null,
  supermarket: { type: 'supermarket', subtype: null },
  train_station: { type: 'mrt', subtype: null },
  train_station_exit: null,
}

const STATION_CODE = /^([A-Z]{2}\d+|STC|PTC)$/
const LRT_CODE = /^(BP|SE|SW|STC|PE|PW|PTC)\d*$/

/** "Ang Mo Kio", "NS16" → mrt; a station with light-rail codes only → lrt. */
export const stationType = (codes: readonly string[]): AmenityType =>
  codes.length > 0 && codes.every((code) => LRT_CODE.test(code)) ? 'lrt' : 'mrt'

const LEVELS: Readonly<Record<string, string>> = {
  PRIMARY: 'primary',
  SECONDARY: 'secondary',
  JUNIOR: 'junior-college',
  CENTRALISED: 'junior-college',
}

/** NParks shortens "PARK" to "PK", "PLAYGROUND" to "PG" and so on. */
const parkName = (name: string) =>
  wellCased(
    name
      .replace(/\bPK\b/g, 'PARK')
      .replace(/\bPG\b/g, 'PLAYGROUND')
      .replace(/\bINTERIM PARK\b/g, 'INTERIM PARK')
      .replace(/\bGDN\b/g, 'GARDEN'),
  )

function pointOf(geometry: Geometry): { lat: number; lng: number } {
  if (geometry.type !== 'Point') throw new RowError('geometry', 'is not a point')
  const [lng, lat] = geometry.coordinates
  if (lng === undefined || lat === undefined) throw new RowError('geometry', 'is empty')
  return { lat, lng }
}

/** Singapore's amenities from all files that have some. */
export class SingaporeAmenities {
  readonly book = new AmenityBook()

  async readAmenityFile(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      const name = required(cell, 'facility_type')
      if (!Object.hasOwn(KINDS, name)) throw new RowError('facility_type', 'is not a known value')
      const kind = KINDS[name]
      if (!kind) return undefined
      const at = { lat: numberCell(cell, 'lat', 1.1, 1.5), lng: numberCell(cell, 'lon', 103.5, 104.2) }
      const reference = cell('source_reference')
      const own: Parameters<AmenityBook['add']>[0] = { ...kind, ...at, code: null, name: required(cell, 'name'), nameLocal: null }
      if (name === 'train_station') {
        const codes = reference.split(/[^A-Z0-9]+/)
        // depots and substations are listed without a station code
        if (!codes.every((code) => STATION_CODE.test(code))) return undefined
        Object.assign(own, { type: stationType(codes), code: codes.join('/') })
      }
      if (name === 'bus_stop') own.code = reference
      own.name = name === 'park' ? parkName(own.name) : wellCased(own.name)
      this.book.add(own)
      return undefined
    })
  }

  readSchools = (file: RecognisedFile, context: ImportContext) =>
    this.points(file, context, (properties) => {
      const level = textOf(properties, 'mainlevel_code')
      return { type: 'school', subtype: LEVELS[level.split(' ')[0] ?? ''] ?? 'mixed-level', name: textOf(properties, 'school_name') }
    })

  readHawkerCentres = (file: RecognisedFile, context: ImportContext) =>
    this.points(file, context, (properties) => ({ type: 'market', subtype: 'hawker-centre', name: textOf(properties, 'NAME') }))

  readSupermarkets = (file: RecognisedFile, context: ImportContext) =>
    this.points(file, context, (properties) => {
      const name = /<th>LIC_NAME<\/th>\s*<td>([^<]*)<\/td>/.exec(textOf(properties, 'Description'))?.[1] ?? ''
      return { type: 'supermarket', subtype: null, name: name.replaceAll('&amp;', '&') }
    })

  /** Exits give the positions of stations that no other file has. */
  readStationExits = (file: RecognisedFile, context: ImportContext) =>
    this.points(file, context, (properties) => {
      const [, name, kind] = /^(.+?) (MRT|LRT) STATION$/.exec(textOf(properties, 'STATION_NA')) ?? []
      return { type: kind === 'LRT' ? 'lrt' : 'mrt', subtype: null, name: name ?? '' }
    })

  private async points(
    file: RecognisedFile,
    context: ImportContext,
    read: (properties: Properties) => Kind & { name: string },
  ): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const own = read(properties)
      if (own.name === '') throw new RowError('name', 'is not given')
      this.book.add({ ...own, name: wellCased(own.name), ...pointOf(geometry), code: null, nameLocal: null })
    })
  }

  write(sink: MarketSink): void {
    this.book.write(sink)
  }
}

import type { Geometry } from 'geojson'
import { slugify } from '#lib/slug.ts'
import type { AreaLevel } from '#market/vocabulary.ts'
import type { AreaRow, MarketSink } from '../../db/market/rows.ts'
import { type GeoPoint, labelPoint, polygonFinder } from '../geometry.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { wellCased } from '../place-names.ts'
import { eachCsvRow, eachFeature, textOf } from '../read-rows.ts'
import { RowError, required } from '../row-error.ts'
import { simplifyPolygons } from '../simplify.ts'
import { DISTRICT_COUNT, districtName } from './postal-districts.ts'

/** precise enough for a planning area's coast at street zoom */
const BORDER_METRES = 22

const PLANNING: AreaLevel = 'region-admin-subdistrict'

interface Shape {
  name: string
  /** null where the outline joins several planning areas */
  value: AreaRow | null
  geometry: Geometry
}

/** Singapore's places: country → region → planning area → subzone; HDB towns inside their planning area, postal districts beside them. */
export class AreaBook {
  readonly rows: AreaRow[] = []
  readonly country: AreaRow
  private readonly planningShapes: Shape[] = []
  private readonly subzoneShapes: Shape[] = []
  private readonly regionOfTown = new Map<string, number | null>()
  private readonly towns = new Map<string, AreaRow>()
  private readonly townOfArea = new Map<number, string>()
  private find: ((at: GeoPoint) => AreaRow | null) | null = null

  constructor() {
    this.country = this.row('country', 'SINGAPORE', null)
  }

  /** The row of a place, made when it is new. */
  row(level: AreaLevel, name: string, parent: AreaRow | null, at: GeoPoint | null = null): AreaRow {
    const cased = wellCased(name)
    const slug = slugify(cased)
    const known = this.rows.find((row) => row.level === level && row.slug === slug)
    if (known) return known
    const row: AreaRow = {
      id: this.rows.length + 1,
      level,
      slug,
      name: cased,
      nameLocal: null,
      parentId: parent?.id ?? null,
      lat: null,
      lng: null,
    }
    Object.assign(row, at ?? {})
    this.rows.push(row)
    return row
  }

  private planningAreaNamed(name: string): AreaRow | undefined {
    const slug = slugify(wellCased(name))
    return this.rows.find((row) => row.level === PLANNING && row.slug === slug)
  }

  planningArea(name: string, region: string, at: GeoPoint | null): AreaRow {
    return this.row(PLANNING, name, this.row('region-admin-district', region, this.country), at)
  }

  /** Outlines of planning areas. Where subzones are known, an outline of several joined planning areas is only drawn; subzones decide membership. */
  async readPlanningAreas(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const name = textOf(properties, 'PLN_AREA_N')
      const at = labelPoint(geometry)
      if (name === '' || !at) throw new RowError('geometry', 'is no named polygon')
      const known = this.subzoneShapes.length === 0 || this.planningAreaNamed(name) !== undefined
      const value = known ? this.planningArea(name, textOf(properties, 'REGION_N'), at) : null
      if (value) Object.assign(value, at)
      this.planningShapes.push({ name: wellCased(name), value, geometry })
    })
  }

  async readSubzones(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const name = textOf(properties, 'Subzone_Name')
      const at = labelPoint(geometry)
      if (name === '' || !at) throw new RowError('geometry', 'is no named polygon')
      const area = this.planningArea(textOf(properties, 'Planning_Area_Name'), textOf(properties, 'Region_Name'), at)
      this.row('neighborhood', name, area, at)
      this.subzoneShapes.push({ name: area.name, value: area, geometry })
    })
  }

  async readTowns(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachCsvRow(file, context, (cell) => {
      if (required(cell, 'source_type') !== 'HDB_TOWN') return undefined
      const town = required(cell, 'source_value')
      const area = this.planningAreaNamed(required(cell, 'planning_area'))
      if (!area) throw new RowError('planning_area', 'is not among the planning areas')
      this.regionOfTown.set(town, area.parentId)
      // where several towns share an area, the one that maps to it directly is its town
      if (cell('mapping_type') === 'direct' || !this.townOfArea.has(area.id)) this.townOfArea.set(area.id, town)
      return undefined
    })
  }

  /** The planning area of a point; null outside all of them. */
  areaAt(at: GeoPoint): AreaRow | null {
    this.find ??= polygonFinder([...this.planningShapes, ...this.subzoneShapes].filter((shape) => shape.value !== null))
    return this.find(at)
  }

  /**
   * The row of an HDB town. Its parent is the planning area of its name; a town made of several (Central Area, Kallang/Whampoa) lies in their
   * region.
   */
  town(name: string): AreaRow {
    const known = this.towns.get(name)
    if (known) return known
    const same = this.planningAreaNamed(name)
    const region = this.rows.find((row) => row.id === this.regionOfTown.get(name))
    const at = same?.lat != null && same.lng != null ? { lat: same.lat, lng: same.lng } : null
    const row = this.row('city-area', name, same ?? region ?? this.country, at)
    this.towns.set(name, row)
    return row
  }

  /** The HDB town of a planning area; null where the area has none. */
  townNameOf = (area: AreaRow): string | null => this.townOfArea.get(area.id) ?? null

  district(number: number): AreaRow {
    if (!Number.isInteger(number) || number < 1 || number > DISTRICT_COUNT) throw new RangeError(`no postal district ${number}`)
    return this.row('district', districtName(number), this.country)
  }

  write(sink: MarketSink, localNames: ReadonlyMap<string, string>): void {
    for (const row of this.rows) sink.area({ ...row, nameLocal: row.level === 'neighborhood' ? null : (localNames.get(row.name) ?? null) })
    const simple = simplifyPolygons(
      this.planningShapes.map(({ geometry }) => geometry),
      BORDER_METRES,
    )
    // Outlines get no name, else an area of many islands would be labelled on each of them. Labels are points of the area rows.
    for (const kind of ['land', 'area'] as const)
      for (const geometry of simple) if (geometry) sink.shape({ kind, name: '', nameLocal: null, colour: null, geometry })
  }
}

import type { Geometry } from 'geojson'
import { slugify } from '#lib/slug.ts'
import type { AreaRow, MarketSink } from '../../db/market/rows.ts'
import { type GeoPoint, labelPoint, polygonFinder } from '../geometry.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { bareNameKey } from '../place-names.ts'
import { eachFeature, textOf } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { simplifyPolygons } from '../simplify.ts'

const BORDER_METRES = 22

interface Region {
  name: string
  nameLocal: string
  /** letters of its districts in the official list */
  letters: string
  at: GeoPoint
}

const REGIONS: readonly Region[] = [
  { name: 'Hong Kong Island', nameLocal: '香港島', letters: 'ABCD', at: { lat: 22.265, lng: 114.188 } },
  { name: 'Kowloon', nameLocal: '九龍', letters: 'EFGHJ', at: { lat: 22.32, lng: 114.185 } },
  { name: 'New Territories', nameLocal: '新界', letters: 'KLMNPQRST', at: { lat: 22.43, lng: 114.11 } },
]

const COUNTRY_ID = 1

/** Every spelling of a district is one key: "Central and Western District", "中西區". */
const districtKey = (name: string): string => bareNameKey(name.replace(/&|\band\b/gi, '').replace(/\s*district$|區$/i, ''))

/** Hong Kong's places: country → region → district. */
export class DistrictBook {
  private readonly districts: { row: AreaRow; geometry: Geometry }[] = []
  private find: ((at: GeoPoint) => AreaRow | null) | null = null

  async read(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const letter = textOf(properties, '地區號碼')
      const region = REGIONS.findIndex(({ letters }) => letter.length === 1 && letters.includes(letter))
      if (region < 0) throw new RowError('地區號碼', 'is not the letter of a district')
      const [name, nameLocal] = [textOf(properties, 'District'), textOf(properties, '地區')]
      const at = labelPoint(geometry)
      if (name === '' || nameLocal === '' || !at) throw new RowError('geometry', 'is no named polygon')
      if (this.named(name)) throw new RowError('District', 'is there twice')
      const id = COUNTRY_ID + REGIONS.length + this.districts.length + 1
      const row: AreaRow = { id, level: 'district', slug: slugify(name), name, nameLocal, parentId: COUNTRY_ID + region + 1, ...at }
      this.districts.push({ row, geometry })
    })
  }

  /** A district by its English or Chinese name, however it is spelt. */
  named(name: string): AreaRow | null {
    const key = districtKey(name)
    return this.districts.find(({ row }) => districtKey(row.name) === key || districtKey(row.nameLocal ?? '') === key)?.row ?? null
  }

  /** The district of a point; null outside all of them. */
  at(at: GeoPoint): AreaRow | null {
    this.find ??= polygonFinder(this.districts.map(({ row, geometry }) => ({ value: row, geometry })))
    return this.find(at)
  }

  write(sink: MarketSink): void {
    const country = { id: COUNTRY_ID, level: 'country', slug: 'hong-kong', name: 'Hong Kong', nameLocal: '香港', parentId: null } as const
    sink.area({ ...country, lat: null, lng: null })
    for (const [i, { name, nameLocal, at }] of REGIONS.entries())
      sink.area({
        id: COUNTRY_ID + i + 1,
        level: 'region-admin-district',
        slug: slugify(name),
        name,
        nameLocal,
        parentId: COUNTRY_ID,
        ...at,
      })
    for (const { row } of this.districts) sink.area(row)
    const borders = simplifyPolygons(
      this.districts.map(({ geometry }) => geometry),
      BORDER_METRES,
    )
    // labels are points of the area rows
    for (const geometry of borders) if (geometry) sink.shape({ kind: 'area', name: '', nameLocal: null, colour: null, geometry })
  }
}

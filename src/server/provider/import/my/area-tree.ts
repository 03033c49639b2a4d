import { slugify } from '#lib/slug.ts'
import type { AreaLevel } from '#market/vocabulary.ts'
import type { AreaRow, MarketSink } from '../../db/market/rows.ts'
import type { GeoPoint } from '../geometry.ts'
import { RowError } from '../row-error.ts'
import { type District, districtNamed, STATES } from './districts.ts'
import { malayName } from './place-words.ts'

/** Malaysia's places: country → state → district → mukim. Only those that sales name become rows. */
export class AreaTree {
  readonly country: AreaRow
  private readonly rows: AreaRow[] = []
  private readonly byKey = new Map<string, AreaRow>()
  private readonly slugs = new Set<string>()
  /** sums of the places of homes by area: latitude, longitude, number */
  private readonly sums = new Map<number, [number, number, number]>()

  constructor() {
    this.country = this.add('country', 'Malaysia', '马来西亚', null, { lat: 3.139, lng: 101.6869 })
  }

  private add(level: AreaLevel, name: string, nameLocal: string | null, parent: AreaRow | null, at: GeoPoint | null): AreaRow {
    const key = `${level}|${parent?.id ?? 0}|${slugify(name)}`
    const known = this.byKey.get(key)
    if (known) return known
    // mukims of several districts share names
    const plain = slugify(name)
    const slug = this.slugs.has(`${level}|${plain}`) ? `${plain}-${parent?.slug ?? ''}` : plain
    this.slugs.add(`${level}|${slug}`)
    const row: AreaRow = { id: this.rows.length + 1, level, slug, name, nameLocal, parentId: parent?.id ?? null, lat: null, lng: null }
    Object.assign(row, at ?? {})
    this.byKey.set(key, row)
    this.rows.push(row)
    return row
  }

  private districtRow({ name, nameLocal, state, at }: District): AreaRow {
    const local = STATES.find((one) => one.name === state)?.nameLocal ?? null
    return this.add('district', name, nameLocal, this.add('region-admin-district', state, local, this.country, null), at)
  }

  /** The rows of a sale's place. Throws for a district that Malaysia does not have. */
  of(district: string, mukim: string | null): { district: AreaRow; mukim: AreaRow | null } {
    const known = districtNamed(district)
    if (!known) throw new RowError('District', 'is not a district of Malaysia')
    const row = this.districtRow(known)
    return { district: row, mukim: mukim === null ? null : this.add('neighborhood', malayName(mukim), null, row, null) }
  }

  /** A home stands there: mukims and states lie in the middle of their homes. */
  settle(area: AreaRow, at: GeoPoint): void {
    for (let row: AreaRow | undefined = area; row; row = this.rows.find(({ id }) => id === row?.parentId)) {
      const [lat, lng, n] = this.sums.get(row.id) ?? [0, 0, 0]
      this.sums.set(row.id, [lat + at.lat, lng + at.lng, n + 1])
    }
  }

  /** Where an area's label stands: its town, else amid its homes, else amid the areas in it. */
  private placeOf(row: AreaRow): GeoPoint | null {
    if (row.lat !== null && row.lng !== null) return { lat: row.lat, lng: row.lng }
    const sum = this.sums.get(row.id)
    if (sum) return { lat: sum[0] / sum[2], lng: sum[1] / sum[2] }
    const inside = this.rows.filter(({ parentId }) => parentId === row.id).flatMap((one) => this.placeOf(one) ?? [])
    const mean = (of: (at: GeoPoint) => number) => inside.reduce((total, at) => total + of(at), 0) / inside.length
    return inside.length === 0 ? null : { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  }

  write(sink: MarketSink): void {
    for (const row of this.rows) {
      const at = this.placeOf(row)
      sink.area({ ...row, lat: at && Math.round(at.lat * 1e6) / 1e6, lng: at && Math.round(at.lng * 1e6) / 1e6 })
    }
  }
}

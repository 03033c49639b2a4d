import { slugify } from '#lib/slug.ts'
import type { AreaLevel } from '#market/vocabulary.ts'
import type { AreaRow, MarketSink } from '../../db/market/rows.ts'
import type { GeoPoint } from '../geometry.ts'

/** Australia's places: country → state → council area → suburb. Only those that have sales become rows. */
export class AustralianAreas {
  readonly country: AreaRow
  private readonly rows: AreaRow[] = []
  private readonly known = new Map<string, AreaRow>()
  private readonly slugs = new Set<string>()

  constructor() {
    this.country = this.row('country', 'Australia', null)
  }

  /** The row of a place, made when it is new; `tag` tells places of one name and level apart, and is part of the later one's name. */
  row(level: AreaLevel, name: string, parent: AreaRow | null, tag = ''): AreaRow {
    const key = `${level}|${name}|${tag}`
    const known = this.known.get(key)
    if (known) return known
    const plain = slugify(name)
    const slug = [plain, slugify(`${name} ${tag}`), slugify(`${name} ${parent?.name ?? ''} ${tag}`)].find(
      (one) => !this.slugs.has(`${level}|${one}`),
    )
    if (slug === undefined) throw new RangeError(`two places are called ${key}`)
    this.slugs.add(`${level}|${slug}`)
    const row: AreaRow = {
      id: this.rows.length + 1,
      level,
      slug,
      name: slug === plain ? name : `${name} ${tag}`.trim(),
      nameLocal: null,
      parentId: parent?.id ?? null,
      lat: null,
      lng: null,
    }
    this.known.set(key, row)
    this.rows.push(row)
    return row
  }

  /** Where an area's label stands: its own point, else amid the areas in it. */
  private pointOf(row: AreaRow, inside: ReadonlyMap<number | null, AreaRow[]>): GeoPoint | null {
    if (row.lat !== null && row.lng !== null) return { lat: row.lat, lng: row.lng }
    const points = (inside.get(row.id) ?? []).flatMap((one) => this.pointOf(one, inside) ?? [])
    const mean = (of: (at: GeoPoint) => number) => Math.round((points.reduce((sum, at) => sum + of(at), 0) / points.length) * 1e6) / 1e6
    return points.length === 0 ? null : { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) }
  }

  write(sink: MarketSink): void {
    const inside = Map.groupBy(this.rows, ({ parentId }) => parentId)
    for (const row of this.rows) {
      const at = this.pointOf(row, inside)
      sink.area({ ...row, lat: at?.lat ?? null, lng: at?.lng ?? null })
    }
  }
}

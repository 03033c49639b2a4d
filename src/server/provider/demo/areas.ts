import type { AreaRow } from '../db/market/rows.ts'
import type { DemoMarket } from './market/demo-market.ts'

/** Area rows with ids in table order (parents before children), which can be found by slug. */
export function planAreas(market: DemoMarket): { rows: AreaRow[]; idOf(slug: string): number } {
  const ids = new Map<string, number>()
  const rows = market.areas.map((fact, i): AreaRow => {
    const id = i + 1
    if (ids.has(fact.slug)) throw new RangeError(`area ${fact.slug} twice`)
    const parentId = fact.parent === null ? null : ids.get(fact.parent)
    if (parentId === undefined) throw new RangeError(`area ${fact.slug} has no parent ${fact.parent}`)
    ids.set(fact.slug, id)
    const { level, slug, name, nameLocal, at } = fact
    return { id, level, slug, name, nameLocal, parentId, lat: at?.[0] ?? null, lng: at?.[1] ?? null }
  })
  const idOf = (slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new RangeError(`no area ${slug}`)
    return id
  }
  return { rows, idOf }
}

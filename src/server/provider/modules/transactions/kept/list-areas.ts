import type { Statements } from '../../../db/client.ts'
import { keysOfAreas } from '../../area/area-names.ts'
import type { DealFilter } from '../list/deal-filter.ts'

interface WithArea {
  /** the parameters of its address */
  search: string
  /** JSON of DealFilter */
  filter: string
}

/** The number of an area in an address from before areas went by level and slug, with its name where the address has it. */
function olderArea(search: string): string | null {
  const parameters = new URLSearchParams(search)
  const [area, name] = [parameters.get('areaId'), parameters.get('q')]
  if (area === null || !/^[1-9]\d*$/.test(area)) return null
  return name ? `${area}:${name}` : area
}

function withKey<List extends WithArea>(list: List, key: string): List {
  const parameters = new URLSearchParams(list.search)
  parameters.set('areaId', key)
  const filter: DealFilter = JSON.parse(list.filter)
  return { ...list, search: `?${parameters}`, filter: JSON.stringify({ ...filter, homes: { ...filter.homes, areaId: key } }) }
}

/** Lists whose areas go by level and slug; of an area that the edition does not have the number stays. One statement where there are some from before. */
export async function withAreaKeys<List extends WithArea>(market: Statements, lists: readonly List[]): Promise<List[]> {
  const older = lists.map(({ search }) => olderArea(search))
  const keys = (
    await keysOfAreas(
      { market },
      older.filter((area) => area !== null),
    )
  ).values()
  return lists.map((list, at) => {
    const key = older[at] === null ? null : keys.next().value
    return key == null ? list : withKey(list, key)
  })
}

/** The same for kept lists of one country, which stay so. */
export async function keptWithAreaKeys<List extends WithArea & { code: string }>(
  { trade, market }: { trade: Statements; market: Statements },
  lists: readonly List[],
): Promise<List[]> {
  const read = await withAreaKeys(market, lists)
  const changed = read.filter((list, at) => list !== lists[at]).map(({ code, search, filter }) => ({ code, search, filter }))
  if (changed.length > 0)
    await trade.run(
      // a list that was kept under the new address as well stays apart
      `update or ignore deal_list set search = n.value ->> 'search', filter = n.value ->> 'filter' from json_each(?) n
      where deal_list.code = n.value ->> 'code'`,
      JSON.stringify(changed),
    )
  return read
}

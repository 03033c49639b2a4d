import { useEffect, useState } from 'react'
import { readLocal, writeLocal } from '#session/local-storage.ts'
import { readTab, writeTab } from '#session/tab-storage.ts'
import type { SaleLaunch } from '../sale-units.ts'
import { changesSince, type ListChange, readSeen, type SeenList, seenOf, withSeen } from './seen-list.ts'

const KEY = 'launches seen'
const tabKey = (id: string) => `launch seen ${id}`

export interface LastVisit {
  /** "2026-11-28" */
  day: string
  changes: ReadonlyMap<string, ListChange>
}

/**
 * What changed in the price list since this browser last showed it; null on a first visit, and until hydration. The browser alone remembers. A tab
 * keeps comparing with the same list until it is closed, so that a reload does not wipe the marks.
 */
export function useLastVisit({ id, units }: SaleLaunch, today: string): LastVisit | null {
  const [seen, setSeen] = useState<SeenList | null>(null)
  useEffect(() => {
    const lists = readSeen(readLocal(KEY))
    const inTab = readTab(tabKey(id))
    const before = (inTab === null ? lists[id] : readSeen(inTab)[id]) ?? null
    if (inTab === null) writeTab(tabKey(id), before === null ? '{}' : withSeen({}, id, before))
    writeLocal(KEY, withSeen(lists, id, seenOf(units, today)))
    setSeen(before)
  }, [id, units, today])
  return seen && { day: seen.day, changes: changesSince(seen, units) }
}

import { useEffect, useEffectEvent, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { readLocal, writeLocal } from '#session/local-storage.ts'
import { readTab, writeTab } from '#session/tab-storage.ts'
import { allUnits } from '../all-units.ts'
import type { SaleLaunch } from '../sale-units.ts'
import { changesSince, type ListChange, readSeen, seenOf, withSeen } from './seen-list.ts'

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
export function useLastVisit(launch: SaleLaunch, country: CountryCode, today: string): LastVisit | null {
  const [visit, setVisit] = useState<LastVisit | null>(null)
  const { id, pricesOn } = launch
  const units = useEffectEvent(() => allUnits(launch, country))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day of prices is another list
  useEffect(() => {
    let isGone = false
    const compare = async () => {
      const list = await units()
      if (isGone || list === null) return
      const lists = readSeen(readLocal(KEY))
      const inTab = readTab(tabKey(id))
      const before = (inTab === null ? lists[id] : readSeen(inTab)[id]) ?? null
      if (inTab === null) writeTab(tabKey(id), before === null ? '{}' : withSeen({}, id, before))
      writeLocal(KEY, withSeen(lists, id, seenOf(list, today)))
      setVisit(before && { day: before.day, changes: changesSince(before, list) })
    }
    void compare()
    return () => {
      isGone = true
    }
  }, [id, pricesOn, country, today])
  return visit
}

import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { uint8At } from '#lib/element-at.ts'
import { isInTime, rankOf } from '#property/ways/home-ranks.ts'
import type { Household } from '#property/ways/household.ts'
import { useWayWords } from '#property/ways/use-way-words.ts'
import { type TimetableState, useMinutes } from '#property/ways/use-ways.ts'
import type { MapTools } from '../tools/tools-state.ts'
import type { MapWays } from './map-ways.ts'
import { markedHomes } from './marked-homes.ts'

/** Works out the ways of a household for the homes of the map, and tells the page. Answers how many homes are inside all limits; null: not known yet. */
export function useMapWays(tools: MapTools, state: TimetableState, household: Household): number | null {
  const { i18n, t } = useLingui()
  const words = useWayWords()
  const { data, setWays } = tools
  const homes = useMemo(() => (data ? markedHomes(data) : null), [data])
  const { minutes, today } = useMinutes(state, homes, household, tools.view.country)
  const { places, order } = household
  const within = useMemo(() => {
    if (!homes || !minutes || places.length === 0) return null
    return Uint8Array.from(homes.lat6, (_, home) => Number(isInTime(places, minutes, home)))
  }, [homes, minutes, places])
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are anew in every render and differ only with the language
  const ways = useMemo((): MapWays | null => {
    if (!homes || !minutes || !within) return null
    const of = (id: number): number | null => homes.indexOf.get(id) ?? null
    return {
      isWithin: (_lat6, _lng6, id) => {
        const home = homes.indexOf.get(id)
        return home !== undefined && uint8At(within, home) === 1
      },
      rankOf: (id) => {
        const home = of(id)
        return home === null ? Number.POSITIVE_INFINITY : rankOf(order, minutes, home)
      },
      lineOf: (id) => {
        const home = of(id)
        if (home === null) return null
        const line = words.line(places, minutes, home)
        const before = today ? words.line(places, today, home) : line
        return before === line ? line : t`${line} (today ${before})`
      },
      noteOf: (count, rows) =>
        order === 'sum'
          ? t`${count} of the ${rows} homes loaded here are inside all limits, in the order of all ways together.`
          : t`${count} of the ${rows} homes loaded here are inside all limits, in the order of the slowest person.`,
    }
  }, [homes, minutes, today, within, places, order, i18n.locale])
  useEffect(() => {
    setWays(ways)
    return () => setWays(null)
  }, [ways, setWays])
  return useMemo(() => within?.reduce((sum, one) => sum + one, 0) ?? null, [within])
}

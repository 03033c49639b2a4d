import { useEffect, useRef, useState } from 'react'
import type { Result } from '#lib/result.ts'
import type { HomeMinutes, HomePoints } from '#market/timetable/home-minutes.ts'
import { todayIn } from '#market/today.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { type Household, placesToReach } from './household.ts'
import { openWays, type Ways } from './open-ways.ts'
import type { OpenedTimetable } from './ways-desk.ts'

/** The timetable of a page: none in this market, on its way, not to be had, or open. */
export type TimetableState = { kind: 'none' | 'opening' | 'failed' } | { kind: 'open'; ways: Ways; timetable: OpenedTimetable }

const stateOf = (ways: Ways, opened: Result<OpenedTimetable>): TimetableState =>
  opened.ok ? { kind: 'open', ways, timetable: opened.value } : { kind: 'failed' }

/** Opens a market's timetable in a thread of the page; `url` null: the market has none. `retry` opens it again. */
export function useTimetable(url: string | null): { state: TimetableState; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<TimetableState>({ kind: url === null ? 'none' : 'opening' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens the same address again
  useEffect(() => {
    setState({ kind: url === null ? 'none' : 'opening' })
    if (url === null) return
    const ways = openWays()
    let isCurrent = true
    const tell = (next: TimetableState) => {
      if (isCurrent) setState(next)
    }
    ways.ask('open', { url: new URL(url, location.href).href }).then(
      (opened) => tell(stateOf(ways, opened)),
      () => tell({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
      ways.close()
    }
  }, [url, attempt])
  return { state, retry: () => setAttempt((count) => count + 1) }
}

/** The minutes of homes to each place of a household. */
export interface MinutesNow {
  /** as the household has them; null: the timetable is none or not there yet */
  minutes: readonly HomeMinutes[] | null
  /** by the lines that run today, where the household looks at a later year */
  today: readonly HomeMinutes[] | null
}

const NOTHING: MinutesNow = { minutes: null, today: null }

/** The year it is in a market. */
export const yearIn = (country: CountryCode): number => Number(todayIn(country).slice(0, 4))

/** Minutes of all homes, worked out in the thread; only a place, hour, way or year that changes is worked out anew. `homes` is the same object while the homes are. */
export function useMinutes(state: TimetableState, homes: HomePoints | null, household: Household, country: CountryCode): MinutesNow {
  const [now, setNow] = useState(NOTHING)
  const given = useRef<{ ways: Ways; homes: HomePoints } | null>(null)
  const thisYear = yearIn(country)
  const asked = JSON.stringify([
    placesToReach(household, household.year ?? thisYear),
    household.year === null ? null : placesToReach(household, thisYear),
  ])
  const ways = state.kind === 'open' ? state.ways : null
  useEffect(() => {
    if (!ways || !homes) return setNow(NOTHING)
    let isCurrent = true
    const work = async () => {
      if (given.current?.ways !== ways || given.current.homes !== homes) await ways.ask('homes', homes)
      given.current = { ways, homes }
      const [places, before] = JSON.parse(asked) as [ReturnType<typeof placesToReach>, ReturnType<typeof placesToReach> | null]
      const minutes = await ways.ask('minutes', { places })
      const today = before && (await ways.ask('minutes', { places: before }))
      if (isCurrent) setNow({ minutes, today })
    }
    work().catch((error: unknown) => console.warn('The ways could not be worked out.', error))
    return () => {
      isCurrent = false
    }
  }, [ways, homes, asked])
  // after a place was added or taken away the last minutes are of other places
  return now.minutes?.length === household.places.length ? now : NOTHING
}

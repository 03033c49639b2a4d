import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { rankOf } from '#property/ways/home-ranks.ts'
import { useHousehold } from '#property/ways/use-household.ts'
import { useMarketTimetable } from '#property/ways/use-timetable-address.ts'
import { useWayWords } from '#property/ways/use-way-words.ts'
import { useMinutes } from '#property/ways/use-ways.ts'
import { Chip } from '#ui/form/chip.tsx'
import { usePageWords } from '#ui/use-page-words.ts'

/** What the rows of a page of results know of a household's ways. */
export interface ShownWays {
  /** "Anna 24, Ben 38"; nothing of a home whose place is not known */
  lines: ReadonlyMap<string, string>
  /** ids in the order of the ways; null: the rows stand as they were found */
  order: readonly string[] | null
}

interface Found {
  id: string
  lat: number | null
  lng: number | null
}

interface ResultWaysProps {
  country: CountryCode
  rows: readonly Found[]
  onWays: (ways: ShownWays | null) => void
}

/** Works out in the browser how long a household is on the way from the homes of this page, and orders them by it on demand. */
export function ResultWays({ country, rows, onWays }: ResultWaysProps) {
  usePageWords()
  const words = useWayWords()
  const [household] = useHousehold(country)
  const { state } = useMarketTimetable(country)
  const [isOrdered, setOrdered] = useState(false)
  const placed = useMemo(() => rows.flatMap(({ id, lat, lng }) => (lat === null || lng === null ? [] : [{ id, lat, lng }])), [rows])
  const homes = useMemo(
    () => ({
      lat6: Int32Array.from(placed, ({ lat }) => Math.round(lat * 1e6)),
      lng6: Int32Array.from(placed, ({ lng }) => Math.round(lng * 1e6)),
    }),
    [placed],
  )
  const { minutes } = useMinutes(state, homes, household, country)
  const { places, order } = household
  // biome-ignore lint/correctness/useExhaustiveDependencies: words are anew in every render and differ only with the language
  useEffect(() => {
    if (!minutes || minutes[0]?.minutes.length !== placed.length) return onWays(null)
    const ranks = placed.map(({ id }, home) => ({ id, rank: rankOf(order, minutes, home) }))
    onWays({
      lines: new Map(placed.map(({ id }, home) => [id, words.line(places, minutes, home)])),
      order: isOrdered ? ranks.sort((a, b) => a.rank - b.rank).map(({ id }) => id) : null,
    })
  }, [minutes, placed, places, order, isOrdered, onWays])
  if (places.length === 0 || state.kind !== 'open') return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3">
      <Chip on={isOrdered} onClick={() => setOrdered(!isOrdered)}>
        <Trans>Order by your ways</Trans>
      </Chip>
      <p className="text-sm text-ink-3">
        <Plural
          value={rows.length}
          one="Only the # home of this page; worked out on your device."
          other="Only the # homes of this page; worked out on your device."
        />
      </p>
    </div>
  )
}

import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type FilterAddress, filterAddressOf, type MapLimits } from '#filter/map-limits.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { readLimits } from '../queries.ts'
import { mapSearch } from '../search.ts'
import { isSettled, type LimitsEvent, mustAsk, nextLimits, openLimits } from './limits-flow.ts'

/** The pause after a change before the address and the list follow it; the map follows at once. */
const SETTLE_MS = 400

const textOf = (search: Parameters<typeof filterAddressOf>[0]): string => JSON.stringify(filterAddressOf(search))

/** The filters: stored in the address, changed here first. Each settled change is a history entry. */
export function useMapLimits(country: CountryCode, opening: { filters: FilterAddress; limits: MapLimits }) {
  const search = useSearch({ from: '/_default/map' })
  const navigate = useNavigate({ from: '/map' })
  const router = useRouter()
  const written = textOf(search)
  const filters = useMemo(() => JSON.parse(written) as FilterAddress, [written])
  const [flow, setFlow] = useState(() => openLimits(JSON.stringify(opening.filters), opening.limits))
  const { read, draft } = flow
  const tell = (event: LimitsEvent) => setFlow((now) => nextLimits(now, event))
  /** the browser's address, which the page may lag behind */
  const askedNow = () => textOf(mapSearch.parse(router.latestLocation.search))

  const arrive = useEffectEvent((limits: MapLimits) => tell({ kind: 'arrive', limits, written, asked: askedNow() }))
  useEffect(() => {
    if (read.written === written) return
    let isCurrent = true
    readLimits(filters, country).then(
      (limits) => {
        if (isCurrent) arrive(limits)
      },
      (error: unknown) => console.warn('The filters could not be read.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [read.written, written, filters, country])

  const settle = useEffectEvent(() => {
    if (isSettled(flow, written, askedNow())) setFlow((now) => (now.draft === flow.draft ? { ...now, draft: null } : now))
  })
  const send = useEffectEvent(async (limits: MapLimits) => {
    const { writeFilters } = await import('../filter-reader.ts')
    const changes = writeFilters(limits)
    sendNow(limits, changes)
  })
  const sendNow = useEffectEvent((limits: MapLimits, changes: Parameters<typeof filterAddressOf>[0]) => {
    const event = { kind: 'send', limits, text: textOf(changes), written, asked: askedNow() } as const
    tell(event)
    // settles again when the page has caught up, even at an address that it had before
    if (mustAsk(flow, event)) void navigate({ search: (before) => ({ ...before, ...changes }), resetScroll: false }).then(settle)
  })
  useEffect(() => {
    if (!draft || draft.sent !== null) return
    const timer = setTimeout(() => void send(draft.limits), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever the draft or the address changes
  useEffect(settle, [draft, written, read.written])

  return {
    /** what the map shows */
    limits: draft?.limits ?? read.limits,
    /** the list's filters */
    filters,
    isMoving: draft !== null || read.written !== written,
    setLimits: (limits: MapLimits) => tell({ kind: 'choose', limits }),
  }
}

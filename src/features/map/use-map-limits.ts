import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { type FilterAddress, filterAddressOf, type MapLimits } from './filter-state.ts'
import { readLimits } from './queries.ts'

/** A change rests this long before the address and the list follow it; the map follows at once. */
const SETTLE_MS = 400

const textOf = (search: Parameters<typeof filterAddressOf>[0]): string => JSON.stringify(filterAddressOf(search))

/** The filters: kept in the address, moved here first. Each settled change is a step that Back takes back. */
export function useMapLimits(country: CountryCode, opening: { filters: FilterAddress; limits: MapLimits }) {
  const search = useSearch({ from: '/_default/map' })
  const navigate = useNavigate({ from: '/map' })
  const written = textOf(search)
  const filters = useMemo(() => JSON.parse(written) as FilterAddress, [written])
  const [read, setRead] = useState({ written: JSON.stringify(opening.filters), limits: opening.limits })
  /** `sent`: the address that was asked for with it */
  const [draft, setDraft] = useState<{ limits: MapLimits; sent: string | null } | null>(null)
  const sent = useRef<string | null>(null)

  const follow = useEffectEvent((limits: MapLimits) => {
    setRead({ written, limits })
    // what is still moving stays, unless somebody went back
    setDraft((now) => (now?.sent === null && sent.current === written ? now : null))
  })
  useEffect(() => {
    if (read.written === written) return
    let isCurrent = true
    readLimits(filters, country).then(
      (limits) => {
        if (isCurrent) follow(limits)
      },
      (error: unknown) => console.warn('The filters could not be read.', error),
    )
    return () => {
      isCurrent = false
    }
  }, [read.written, written, filters, country])

  const send = useEffectEvent(async (limits: MapLimits) => {
    const { writeFilters } = await import('./filter-reader.ts')
    const changes = writeFilters(limits)
    const text = textOf(changes)
    sent.current = text
    if (text === written) return setDraft(null)
    setDraft((now) => (now?.limits === limits ? { limits, sent: text } : now))
    void navigate({ search: (before) => ({ ...before, ...changes }), resetScroll: false })
  })
  useEffect(() => {
    if (!draft || draft.sent !== null) return
    const timer = setTimeout(() => void send(draft.limits), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  return {
    /** what the map shows */
    limits: draft?.limits ?? read.limits,
    /** what the list asks */
    filters,
    isMoving: draft !== null || read.written !== written,
    setLimits: (limits: MapLimits) => setDraft({ limits, sent: null }),
  }
}

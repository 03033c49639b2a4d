import { useEffect, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { fetchTimetableAddress } from './timetable.functions.ts'
import { type TimetableState, useTimetable } from './use-ways.ts'

type Address = { kind: 'asking' | 'failed' } | { kind: 'known'; url: string | null }

/** A market's timetable, opened on a page that does not know its address yet. */
export function useMarketTimetable(country: CountryCode): { state: TimetableState; retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [address, setAddress] = useState<Address>({ kind: 'asking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    let isCurrent = true
    const tell = (next: Address) => {
      if (isCurrent) setAddress(next)
    }
    tell({ kind: 'asking' })
    fetchTimetableAddress({ data: { country } }).then(
      (answer) => tell(answer.ok ? { kind: 'known', url: answer.value.mapData.timetableUrl } : { kind: 'failed' }),
      () => tell({ kind: 'failed' }),
    )
    return () => {
      isCurrent = false
    }
  }, [country, attempt])
  const opened = useTimetable(address.kind === 'known' ? address.url : null)
  const retry = () => {
    setAttempt((count) => count + 1)
    opened.retry()
  }
  return { state: address.kind === 'known' ? opened.state : { kind: address.kind === 'failed' ? 'failed' : 'opening' }, retry }
}

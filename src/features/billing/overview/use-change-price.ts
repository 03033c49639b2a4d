import { useEffect, useState } from 'react'
import { fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Preview } from '../billed.ts'

export type ChangeMoment = 'NOW' | 'AT_END'

interface Change {
  country: CountryCode
  payPackageId: string
  quantity: number
  at: ChangeMoment
}

/** Seats are typed digit by digit: asked for once nothing was typed for so long. */
const REST_MS = 300

/** What a change would charge; not asked for while there is none. */
export function useChangePrice({ country, payPackageId, quantity, at }: Change, isWanted: boolean) {
  const wanted = [country, payPackageId, quantity, at].join(' ')
  const [priced, setPriced] = useState<{ for: string; answer: Result<Preview> } | null>(null)
  useEffect(() => {
    if (!isWanted) return
    let isOld = false
    const timer = setTimeout(async () => {
      const { fetchChange } = await import('./overview.functions.ts')
      const answer = await fetchChange({ data: { country, payPackageId, quantity, at } }).catch(() => fail('network', 'unreachable'))
      if (!isOld) setPriced({ for: wanted, answer })
    }, REST_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [country, payPackageId, quantity, at, wanted, isWanted])
  const answer = priced?.for === wanted ? priced.answer : null
  return { preview: answer?.ok ? answer.value : null, failure: answer && !answer.ok ? answer.failure : null, isAsking: isWanted && !answer }
}

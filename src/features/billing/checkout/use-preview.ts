import { useEffect, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import type { Preview } from '../billed.ts'

interface Asked {
  country: CountryCode
  payPackageId: string
  quantity: number
  /** null: none */
  invCode: string | null
}

/** Seats are typed digit by digit: asked for once nothing was typed for so long. */
const REST_MS = 300

interface Priced {
  for: string
  answer: Result<Preview>
}

/** What a choice would charge. While another choice is asked for, the last price stays, marked as old. */
export function usePreview({ country, payPackageId, quantity, invCode }: Asked) {
  const [priced, setPriced] = useState<Priced | null>(null)
  const [tries, setTries] = useState(0)
  const wanted = [country, payPackageId, quantity, invCode, tries].join(' ')
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(async () => {
      const { fetchPreview } = await import('../billing.functions.ts')
      const data = { country, payPackageId, quantity, invCode: invCode ?? undefined }
      const answer = await fetchPreview({ data }).catch(() => fail('network', 'unreachable'))
      if (!isOld) setPriced({ for: wanted, answer })
    }, REST_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [country, payPackageId, quantity, invCode, wanted])
  const isCurrent = priced?.for === wanted
  const preview = priced?.answer.ok ? priced.answer.value : null
  const failure: Failure | null = isCurrent && priced && !priced.answer.ok ? priced.answer.failure : null
  return { preview, failure, isAsking: !isCurrent, again: () => setTries((count) => count + 1) }
}

import { useEffect, useRef, useState } from 'react'
import type { PromotionCodeQuery } from '#graphql/generated/graphql.ts'
import { type Failure, fail } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'

type Applied = PromotionCodeQuery['promotionCode']

/** The code of a checkout: typed, looked up, and applied or refused. `first`: from the address, looked up at once. */
export function useCheckoutCode(country: CountryCode, payPackageId: string, first: string | undefined) {
  const [text, setText] = useState(first ?? '')
  const [applied, setApplied] = useState<Applied | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isAsking, setAsking] = useState(false)
  const begun = useRef(false)
  const apply = async (typed: string) => {
    const invCode = typed.trim().toUpperCase()
    setFailure(null)
    setApplied(null)
    if (invCode === '') return
    setAsking(true)
    const { fetchCode } = await import('../billing.functions.ts')
    const answer = await fetchCode({ data: { country, invCode, payPackageId } }).catch(() => fail('network', 'unreachable'))
    setAsking(false)
    if (answer.ok) setApplied(answer.value)
    else setFailure(answer.failure)
  }
  useEffect(() => {
    if (!first || begun.current) return
    begun.current = true
    setText(first)
    void apply(first)
  })
  const refuse = (why: Failure) => {
    setApplied(null)
    setFailure(why)
  }
  const drop = () => {
    setText('')
    setApplied(null)
    setFailure(null)
  }
  return { text, setText, applied, failure, isAsking, apply: () => apply(text), refuse, drop }
}

export type CheckoutCode = ReturnType<typeof useCheckoutCode>

import { useRef, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { useSession } from '#session/use-session.ts'

export interface KeyedAct {
  key: string
  country: CountryCode
}

/** Does things with a subscription; a press that is repeated after a lost answer is the same act. */
export function useBillingActs(country: CountryCode) {
  const session = useSession()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const isBusy = useRef(false)
  const keys = useRef(new Map<string, string>())
  /** `what` names the act: the same one keeps its key until it has succeeded. Null: it was refused, or one is on its way. */
  async function act<T>(what: string, send: (keyed: KeyedAct) => Promise<Result<T>>): Promise<{ value: T } | null> {
    if (isBusy.current) return null
    isBusy.current = true
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    setSending(true)
    const answer = await send({ key, country }).catch(() => fail('network', 'unreachable'))
    if (answer.ok) keys.current.delete(what)
    // what is open to the viewer may have changed, and what is shown has; a refusal may say that it is old
    if (answer.ok || answer.failure.code.startsWith('billing-')) await session.refresh()
    isBusy.current = false
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    return answer.ok ? { value: answer.value } : null
  }
  return { act, failure, isSending, forget: () => setFailure(null) }
}

export type BillingActs = ReturnType<typeof useBillingActs>

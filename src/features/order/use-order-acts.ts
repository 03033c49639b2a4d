import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'

/** Refusals after which what is shown is old. */
const OUTDATED: ReadonlySet<string> = new Set(['order-state', 'order-proposal', 'order-unknown', 'tour-changed', 'listing-unknown'])

/** Does things with the opened order; a press that is repeated after a lost answer is the same act. */
export function useOrderActs(id: string) {
  const router = useRouter()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const keys = useRef(new Map<string, string>())
  /** `what` names the act: the same one keeps its key until it has succeeded. */
  async function act(what: string, send: (keyed: { id: string; key: string }) => Promise<Result<unknown>>): Promise<boolean> {
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    setSending(true)
    const answer = await send({ id, key }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) keys.current.delete(what)
    if (answer.ok || OUTDATED.has(answer.failure.code)) await router.invalidate()
    return answer.ok
  }
  return { act, failure, isSending }
}

export type OrderActs = ReturnType<typeof useOrderActs>

import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'

/** Refusals after which what is shown is old. */
const OUTDATED: ReadonlySet<string> = new Set(['seat-state', 'seat-unknown', 'seat-full'])

/** Does things with seats; a press that is repeated after a lost answer is the same act. */
export function useSeatActs() {
  const router = useRouter()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const keys = useRef(new Map<string, string>())
  /** `what` names the act: the same one keeps its key until it has succeeded. Null: it was refused. */
  async function act<Value>(what: string, send: (key: string) => Promise<Result<Value>>): Promise<Value | null> {
    const key = keys.current.get(what) ?? crypto.randomUUID()
    keys.current.set(what, key)
    setSending(true)
    const answer = await send(key).catch(() => fail('network', 'unreachable'))
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) keys.current.delete(what)
    if (answer.ok || OUTDATED.has(answer.failure.code)) await router.invalidate()
    setSending(false)
    return answer.ok ? answer.value : null
  }
  return { act, failure, isSending }
}

export type SeatActs = ReturnType<typeof useSeatActs>

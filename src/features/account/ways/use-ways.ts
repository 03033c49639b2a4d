import { useEffect, useState } from 'react'
import { type Failure, fail, type Result } from '#lib/result.ts'
import type { SignInWays } from './ways.functions.ts'

/** What the account is signed in to with besides the password, and what changes it. */
export function useWays() {
  const [ways, setWays] = useState<SignInWays | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    let isGone = false
    void askWays().then((answer) => {
      if (isGone) return
      if (answer.ok) setWays(answer.value)
      else setFailure(answer.failure)
    })
    return () => {
      isGone = true
    }
  }, [])
  /** Sends a change; true where it was made. */
  const change = async (send: () => Promise<Result<SignInWays>>): Promise<boolean> => {
    setFailure(null)
    setSending(true)
    const answer = await send().catch(() => fail('network', 'unreachable'))
    setSending(false)
    if (answer.ok) setWays(answer.value)
    else setFailure(answer.failure)
    return answer.ok
  }
  return { ways, failure, isSending, change }
}

const askWays = async (): Promise<Result<SignInWays>> =>
  (await import('./ways.functions.ts')).fetchWays().catch(() => fail('network', 'unreachable'))

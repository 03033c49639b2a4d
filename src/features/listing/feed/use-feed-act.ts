import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fail, type Result } from '#lib/result.ts'

type FeedFunctions = typeof import('./feed.functions.ts')

/** Does one thing with the feed at a time and shows the page anew; `code` is why the last one was refused. */
export function useFeedAct() {
  const router = useRouter()
  const [code, setCode] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  /** whether it was done */
  const act = async (send: (functions: FeedFunctions) => Promise<Result<unknown>>): Promise<boolean> => {
    setSending(true)
    const answer = await import('./feed.functions.ts').then(send).catch(() => fail('network', 'unreachable'))
    setCode(answer.ok ? null : answer.failure.code)
    if (answer.ok) await router.invalidate()
    setSending(false)
    return answer.ok
  }
  return { act, code, isSending, setCode }
}

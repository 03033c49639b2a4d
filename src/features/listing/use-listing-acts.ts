import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ListingAction } from '#graphql/generated/graphql.ts'
import { fail } from '#lib/result.ts'

/** Does things with a listing; a press that is repeated after a lost answer is the same deed. */
export function useListingActs(id: string) {
  const router = useRouter()
  const [failure, setFailure] = useState<{ action: ListingAction; code: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const keys = useRef(new Map<ListingAction, string>())
  async function act(action: ListingAction): Promise<boolean> {
    const key = keys.current.get(action) ?? crypto.randomUUID()
    keys.current.set(action, key)
    setSending(true)
    const answer = await import('./listing.functions.ts')
      .then(({ sendListingDeed }) => sendListingDeed({ data: { id, key, action } }))
      .catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : { action, code: answer.failure.code })
    if (answer.ok || answer.failure.layer === 'graphql') keys.current.delete(action)
    await router.invalidate()
    return answer.ok
  }
  return { act, failure, isSending }
}

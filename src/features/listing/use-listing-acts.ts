import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ListingAction, ListingClosingInput, ListingEditsChoice } from '#graphql/generated/graphql.ts'
import { fail } from '#lib/result.ts'
import type { ListedListing, WrittenListing } from './listings-data.ts'

/** What is asked before a thing is done with a listing. */
export interface AskedAct {
  action: ListingAction
  /** what becomes of unpublished edits is asked */
  hasEdits: boolean
  /** they could not be sent, so that they can only be thrown away */
  isUnsent: boolean
}

export interface ActDetails {
  edits: ListingEditsChoice | null
  closing: { outcome: ListingClosingInput['outcome']; price: number | null; day: string | null } | null
}

const NOTHING: ActDetails = { edits: null, closing: null }
/** A confirmation changes nothing that edits are of. */
const asksForEdits = (action: ListingAction): boolean => action !== 'CONFIRM'

/** Does things with a listing, after asking what has to be known; a press that is repeated after a lost answer is the same act. */
export function useListingActs({ id, hasEdits }: Pick<ListedListing, 'id' | 'hasEdits'>) {
  const router = useRouter()
  const [failure, setFailure] = useState<{ action: ListingAction; code: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const keys = useRef(new Map<ListingAction, string>())
  async function act(action: ListingAction, details: ActDetails = NOTHING): Promise<WrittenListing | null> {
    const key = keys.current.get(action) ?? crypto.randomUUID()
    keys.current.set(action, key)
    setSending(true)
    const answer = await import('./listing.functions.ts')
      .then(({ sendListingAct }) => sendListingAct({ data: { id, key, action, ...details } }))
      .catch(() => fail('network', 'unreachable'))
    setSending(false)
    if (answer.ok || answer.failure.layer === 'graphql') keys.current.delete(action)
    // written on another device since this page was opened
    const isToBeAsked = !answer.ok && answer.failure.code === 'listing-edits'
    setAsked(isToBeAsked ? { action, hasEdits: true, isUnsent: false } : answer.ok ? null : asked)
    setFailure(answer.ok || isToBeAsked ? null : { action, code: answer.failure.code })
    await router.invalidate()
    return answer.ok ? answer.value : null
  }
  /** Does it at once where nothing is to be asked. `unsent`: what is written here could not be sent. */
  const press = (action: ListingAction, { isUnsent = false, hasWritten = hasEdits } = {}) => {
    const isAsked = asksForEdits(action) && (hasWritten || isUnsent)
    setFailure(null)
    if (isAsked || action === 'CLOSE') setAsked({ action, hasEdits: isAsked, isUnsent })
    else void act(action)
  }
  /** Says why nothing is done. */
  const refuse = (action: ListingAction, code: string) => setFailure({ action, code })
  return { act, press, refuse, asked, leave: () => setAsked(null), failure, isSending }
}

export type ListingActs = ReturnType<typeof useListingActs>

import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { restUntilOnline } from '#api/rest-until-online.ts'
import { fail } from '#lib/result.ts'
import type { WrittenListing } from '../listings-data.ts'
import { beginEdit, editListing, hasUnsaved, resumeEdit } from './edit-state.ts'
import { forgetWriting, leaveWriting, leftWriting } from './left-writing.ts'
import { inputOf, type ListingValues } from './listing-values.ts'

/** So long nothing is written before a draft is kept. */
const PAUSE_MS = 1_200

/**
 * A listing as it is written. All that is written is kept by itself; what people see changes when that is asked for, and until then the edits lie beside it. What
 * could not be sent stays on this device and is sent again.
 */
export function useListingEdit(listing: WrittenListing, onKept: (kept: WrittenListing) => void) {
  const [state, step] = useReducer(editListing, listing, beginEdit)
  const isShown = listing.state === 'LIVE' || listing.state === 'UNDER_OFFER'
  const keepsItself = listing.state !== 'CLOSED'
  const isUnsaved = hasUnsaved(state)
  const key = useRef<{ change: string; key: string } | null>(null)

  // after hydration: the server knows nothing of this device
  const resume = useEffectEvent(() => {
    const left = leftWriting(listing.id, state.values)
    if (left && resumeEdit(state, left) !== state) step({ do: 'write', values: left.values })
  })
  useEffect(() => resume(), [])

  useEffect(() => step({ do: 'take', listing }), [listing])

  useEffect(() => {
    if (isUnsaved) leaveWriting(listing.id, { version: state.version, values: state.values })
    else forgetWriting(listing.id)
  }, [listing.id, isUnsaved, state.version, state.values])

  /** With `isPublished` people see it, also what was kept before; without it what is shown stays. */
  const send = async ({ isPublished = false } = {}): Promise<WrittenListing | null> => {
    if (state.sending !== null || !(isUnsaved || isPublished)) return null
    const { values, version, changes } = state
    // the same change that is sent again is the same act
    const change = `${changes} ${version} ${isPublished}`
    if (key.current?.change !== change) key.current = { change, key: crypto.randomUUID() }
    const { id, country } = listing
    const data = { key: key.current.key, id, version, country, input: inputOf(values), isUnpublished: isShown && !isPublished }
    step({ do: 'send' })
    const answer = await import('../listing.functions.ts')
      .then(({ sendListing }) => sendListing({ data }))
      .catch(() => fail('network', 'unreachable'))
    if (!answer.ok) {
      step({ do: 'refuse', code: answer.failure.layer === 'graphql' ? answer.failure.code : 'unreachable' })
      return null
    }
    step({ do: 'keep', version: answer.value.version })
    onKept(answer.value)
    return answer.value
  }
  const sendSoon = useEffectEvent(() => void send())

  // a refusal waits for another change; a lost connection does not
  const mayGoOn = state.failure === null || state.failure === 'unreachable'
  useEffect(() => {
    if (!keepsItself || !isUnsaved || state.sending !== null || !mayGoOn || state.changes === 0) return
    const stop = new AbortController()
    const isLost = state.failure !== null
    const timer = isLost ? undefined : setTimeout(sendSoon, PAUSE_MS)
    if (isLost) void restUntilOnline(3, stop.signal).then(() => stop.signal.aborted || sendSoon())
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [keepsItself, isUnsaved, mayGoOn, state.changes, state.sending, state.failure])

  return {
    id: listing.id,
    values: state.values,
    failure: state.failure,
    isUnsaved,
    isSending: state.sending !== null,
    isShown,
    send,
    write: (values: Partial<ListingValues>) => step({ do: 'write', values }),
    /** drops what is unsaved, and goes on from what the server has */
    takeOver: (fresh: WrittenListing) => step({ do: 'take', listing: fresh, isForced: true }),
  }
}

export type ListingEdit = ReturnType<typeof useListingEdit>

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Failure, fail } from '#lib/result.ts'
import { readLocal, removeLocal, writeLocal } from '#session/local-storage.ts'
// at once: the page may be used while the connection is away
import { sendCheckIn } from './check-in.functions.ts'
import {
  type CheckInDraft,
  type CheckInEntry,
  finished,
  type KeptEntries,
  keptText,
  NOTHING_KEPT,
  readKept,
  withoutEntry,
} from './kept-entries.ts'

/** What waits is tried again so often: browsers do not always tell that a connection is back. */
const RETRY_MS = 20_000

/** Only what was refused for good ends the waiting; what could not be decided is tried again. */
const REFUSED = new Set([
  'open-house-unknown',
  'open-house-closed',
  'visit-name',
  'visit-phone',
  'visit-email',
  'visit-answer',
  'visit-refused',
])

const keyOf = (token: string): string => `check-in ${token}`

/**
 * The entries of visitors on this device: what is typed and what is finished is kept until it was sent. Each is sent once, at once or when the connection is
 * back, in the order in which they were entered.
 */
export function useCheckIn(token: string) {
  const [kept, setKept] = useState<KeptEntries>(NOTHING_KEPT)
  const [sent, setSent] = useState(0)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const latest = useRef(kept)
  const isBusy = useRef(false)

  const keep = (next: KeptEntries) => {
    latest.current = next
    setKept(next)
    const text = keptText(next)
    if (text === null) removeLocal(keyOf(token))
    else writeLocal(keyOf(token), text)
  }

  /** False: it still waits. */
  const sendOne = async ({ id, ...entry }: CheckInEntry): Promise<boolean> => {
    const data = { ...entry, id, token, website: '', consent: true } as const
    const answer = await sendCheckIn({ data }).catch(() => fail('network', 'unreachable'))
    if (!answer.ok && !REFUSED.has(answer.failure.code)) {
      setFailure(answer.failure)
      return false
    }
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) setSent((count) => count + 1)
    const left = withoutEntry(latest.current, id)
    // who typed something wrong finds it in the form again
    const isFault = !answer.ok && answer.failure.code.startsWith('visit-') && keptText({ draft: left.draft, waiting: [] }) === null
    keep(isFault ? { ...left, draft: draftOf(entry) } : left)
    return true
  }

  const sendAll = useEffectEvent(async () => {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    for (let [next] = latest.current.waiting; next; [next] = latest.current.waiting) if (!(await sendOne(next))) break
    isBusy.current = false
    setSending(false)
  })

  const start = useEffectEvent(() => {
    const stored = readKept(readLocal(keyOf(token)))
    // what was typed before hydration stays
    latest.current = stored
    setKept(stored)
    void sendAll()
  })
  useEffect(() => {
    start()
    const again = () => void sendAll()
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [])

  return {
    draft: kept.draft,
    waiting: kept.waiting.length,
    sent,
    failure,
    isSending,
    type: (part: Partial<CheckInDraft>) => keep({ ...latest.current, draft: { ...latest.current.draft, ...part } }),
    finish: () => {
      setFailure(null)
      keep(finished(latest.current, crypto.randomUUID(), new Date().toISOString()))
      void sendAll()
    },
  }
}

const draftOf = ({ name, phone, email, answer }: CheckInDraft): CheckInDraft => ({ name, phone, email, answer })

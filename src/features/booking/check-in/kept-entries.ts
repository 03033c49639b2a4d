import * as z from 'zod/mini'

/** What a visitor types. */
export const EMPTY_DRAFT = { name: '', phone: '', email: '', answer: '' }
export type CheckInDraft = typeof EMPTY_DRAFT

/** A finished entry, which is sent once under its id. */
export interface CheckInEntry extends CheckInDraft {
  id: string
  /** ISO 8601 */
  enteredAt: string
}

/** What this device keeps of the page of one open house. */
export interface KeptEntries {
  draft: CheckInDraft
  /** in the order in which they were entered */
  waiting: readonly CheckInEntry[]
}

export const NOTHING_KEPT: KeptEntries = { draft: EMPTY_DRAFT, waiting: [] }

/** More people do not come while a connection is away. */
const WAITING_MAX = 200
const SENDABLE_MAX_CHARS = 1_000

const text = z.catch(z.string().check(z.maxLength(SENDABLE_MAX_CHARS)), '')
const draft = z.object({ name: text, phone: text, email: text, answer: text })
const entry = z.extend(draft, { id: z.uuid(), enteredAt: z.iso.datetime() })
const kept = z.object({ draft: z.catch(draft, EMPTY_DRAFT), waiting: z.catch(z.array(entry).check(z.maxLength(WAITING_MAX)), []) })

/** What was kept, of a text of the device's store; nothing of what cannot be read. */
export function readKept(stored: string | null): KeptEntries {
  if (stored === null) return NOTHING_KEPT
  try {
    const read = z.safeParse(kept, JSON.parse(stored))
    return read.success ? read.data : NOTHING_KEPT
  } catch {
    return NOTHING_KEPT
  }
}

/** The text that is kept; null where there is nothing to keep. */
export const keptText = ({ draft: typed, waiting }: KeptEntries): string | null =>
  waiting.length === 0 && Object.values(typed).every((value) => value.trim() === '') ? null : JSON.stringify({ draft: typed, waiting })

/** The draft is finished: it waits to be sent, and the next visitor finds an empty form. */
export const finished = ({ draft: typed, waiting }: KeptEntries, id: string, enteredAt: string): KeptEntries => ({
  draft: EMPTY_DRAFT,
  waiting: [...waiting, { ...typed, id, enteredAt }],
})

/** An entry was taken, or refused for good. */
export const withoutEntry = ({ draft: typed, waiting }: KeptEntries, id: string): KeptEntries => ({
  draft: typed,
  waiting: waiting.filter((one) => one.id !== id),
})

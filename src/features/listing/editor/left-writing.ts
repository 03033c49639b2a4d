import { isRecord } from '#lib/records.ts'
import { readLocal, writeLocal } from '#session/local-storage.ts'
import type { ListingValues } from './listing-values.ts'

const keyOf = (id: string): string => `listing-writing ${id}`

interface Left {
  version: number
  values: ListingValues
}

/** Keeps on this device what was written and not sent, so that neither a reload nor a lost connection costs it. */
export const leaveWriting = (id: string, left: Left): void => writeLocal(keyOf(id), JSON.stringify(left))

export function forgetWriting(id: string): void {
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // storage is forbidden: there is nothing to forget
  }
}

/** Whether something of this version of a listing lies on this device that was not sent. */
export function isWritingLeft(id: string, version: number): boolean {
  const text = readLocal(keyOf(id))
  if (text === null) return false
  try {
    const left: unknown = JSON.parse(text)
    return isRecord(left) && left.version === version
  } catch {
    return false
  }
}

/** What was left of a listing on this device; null for nothing, and for what another version of the page has left. */
export function leftWriting(id: string, like: ListingValues): Left | null {
  const text = readLocal(keyOf(id))
  if (text === null) return null
  try {
    const left: unknown = JSON.parse(text)
    if (!isRecord(left) || typeof left.version !== 'number' || !isRecord(left.values)) return null
    const { values } = left
    const isWhole = Object.keys(like).every((field) => field in values)
    return isWhole ? { version: left.version, values: { ...like, ...values } } : null
  } catch {
    return null
  }
}

import { useState } from 'react'
import type { Lead } from './inbox.ts'

/** The rows, the newest first, with the one that is missing at its place. */
function withRow(rows: readonly Lead[], row: Lead): Lead[] {
  const at = rows.findIndex(({ createdDate }) => Date.parse(createdDate) < Date.parse(row.createdDate))
  return rows.toSpliced(at < 0 ? rows.length : at, 0, row)
}

/**
 * The rows of a list, which keeps the opened one at its place while it is open: who has just been answered belongs to another pile, and the
 * row would go from under the pointer. `list` names what is listed; another list keeps nothing.
 */
export function useKeptRow(rows: readonly Lead[], opened: Lead | null, list: string): readonly Lead[] {
  const [kept, setKept] = useState<{ list: string; id: string } | null>(null)
  const isListed = opened !== null && rows.some(({ id }) => id === opened.id)
  if (isListed && (kept?.id !== opened.id || kept.list !== list)) setKept({ list, id: opened.id })
  return opened && !isListed && kept?.id === opened.id && kept.list === list ? withRow(rows, opened) : rows
}

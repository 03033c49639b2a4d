import { keysOf } from '#lib/records.ts'
import type { WrittenListing } from '../listings-data.ts'
import { type ListingValues, valuesOf } from './listing-values.ts'

/** A listing that is being written. */
export interface EditState {
  values: ListingValues
  /** the version that the values come from */
  version: number
  /** raised by every change; what was kept last is `kept` */
  changes: number
  kept: number
  /** what is sent now, by its number; null while nothing is */
  sending: number | null
  /** why the last sending was refused; null after one that was kept, or when something is written */
  failure: string | null
}

export type EditStep =
  | { do: 'write'; values: Partial<ListingValues> }
  | { do: 'send' }
  | { do: 'keep'; version: number }
  | { do: 'refuse'; code: string }
  /** takes over what the server has, where nothing is unsaved; with `isForced` in any case */
  | { do: 'take'; listing: WrittenListing; isForced?: boolean }

/** Goes on from unpublished edits, where there are some. What is not shown any more takes them over: they are sent as its own. */
export function beginEdit(listing: WrittenListing): EditState {
  const { edited, version, state } = listing
  const isOpen = edited != null && state !== 'CLOSED'
  const changes = isOpen && state !== 'LIVE' && state !== 'UNDER_OFFER' ? 1 : 0
  return { values: valuesOf(isOpen ? edited : listing), version, changes, kept: 0, sending: null, failure: null }
}

/** Continues what was written on this device and not kept; of another version it would undo somebody's change, and is left. */
export const resumeEdit = (state: EditState, left: { version: number; values: ListingValues } | null): EditState =>
  left?.version === state.version ? { ...state, values: left.values, changes: state.changes + 1 } : state

export const hasUnsaved = ({ changes, kept }: EditState): boolean => changes > kept

/** The next state; a step that does not fit changes nothing. */
export function editListing(state: EditState, step: EditStep): EditState {
  switch (step.do) {
    case 'write':
      if (keysOf(step.values).every((field) => step.values[field] === state.values[field])) return state
      return {
        ...state,
        values: { ...state.values, ...step.values },
        changes: state.changes + 1,
        failure: state.failure === 'listing-changed' ? state.failure : null,
      }
    case 'send':
      return state.sending === null ? { ...state, sending: state.changes } : state
    case 'keep':
      return { ...state, version: step.version, kept: state.sending ?? state.kept, sending: null, failure: null }
    case 'refuse':
      return { ...state, sending: null, failure: step.code }
    case 'take': {
      const { listing, isForced = false } = step
      if (isForced) return beginEdit(listing)
      // an answer that is older than what is known
      if (listing.version <= state.version) return state
      if (hasUnsaved(state) || state.sending !== null) return state
      return beginEdit(listing)
    }
  }
}

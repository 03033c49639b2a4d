import type { ListingAction } from '#graphql/generated/graphql.ts'
import type { WrittenListing } from '../listings-data.ts'
import { type ListingActs, useListingActs } from '../use-listing-acts.ts'
import type { ListingEdit } from './use-listing-edit.ts'

export interface EditorActs extends ListingActs {
  /** whether what is written is on its way, so that publishing would leave it behind */
  isWaiting: boolean
}

/** Does things with a listing that is being written: what is written goes first, as an act would leave it behind. */
export function useEditorActs(listing: WrittenListing, edit: ListingEdit): EditorActs {
  const acts = useListingActs(listing)
  const press = async (action: ListingAction) => {
    if (!edit.isUnsaved) return acts.press(action)
    const kept = await edit.send()
    return acts.press(action, { isUnsent: kept === null, hasWritten: kept === null || kept.hasEdits })
  }
  return { ...acts, press: (action) => void press(action), isWaiting: edit.isUnsaved || edit.isSending }
}

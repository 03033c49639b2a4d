import { useLingui } from '@lingui/react/macro'
import type { ListingAction } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { LISTING_ACTION_WORDS } from '../listing-words.ts'
import type { EditorActs } from './use-editor-acts.ts'

interface ActButtonProps {
  action: ListingAction
  acts: EditorActs
  isSaving: boolean
  isIncomplete?: boolean
}

/** What can be done with a listing, as a button. Publishing waits until all is kept and nothing is missing. */
export function ActButton({ action, acts, isSaving, isIncomplete = false }: ActButtonProps) {
  const { i18n } = useLingui()
  const isPublishing = action === 'PUBLISH'
  return (
    <Button
      look={isPublishing || action === 'CONFIRM' ? 'primary' : 'secondary'}
      disabled={acts.isSending || isSaving || (isPublishing && (acts.isWaiting || isIncomplete))}
      onClick={() => acts.press(action)}
    >
      {i18n._(LISTING_ACTION_WORDS[action])}
    </Button>
  )
}

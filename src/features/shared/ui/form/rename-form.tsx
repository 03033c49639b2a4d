import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { ScriptForm } from './script-form.tsx'
import { TextInput } from './text-input.tsx'

interface RenameFormProps {
  name: string
  /** of the field */
  label: string
  maxLength: number
  onName: (name: string) => Promise<void>
  onCancel: () => void
}

/** Another name for something that a person has kept; in the place of its name. */
export function RenameForm({ name, label, maxLength, onName, onCancel }: RenameFormProps) {
  const [text, setText] = useState(name)
  return (
    <ScriptForm
      className="flex max-w-[34rem] flex-wrap gap-2 pb-1"
      onSubmit={(event) => {
        event.preventDefault()
        void onName(text)
      }}
    >
      <TextInput aria-label={label} autoFocus required maxLength={maxLength} value={text} onValue={setText} className="min-w-40 flex-1" />
      <Button type="submit" look="primary" disabled={text.trim() === ''}>
        <Trans>Save</Trans>
      </Button>
      <Button look="ghost" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </ScriptForm>
  )
}

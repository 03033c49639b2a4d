import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useTypedText } from '#session/use-typed-text.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import type { Lead } from './inbox.ts'
import type { LeadActs } from './use-lead-acts.ts'

/** A note that who wrote does not see. */
export function NoteForm({ lead: { id: leadId }, acts }: { lead: Pick<Lead, 'id'>; acts: LeadActs }) {
  const id = useId()
  const { text: note, write, forget } = useTypedText(`note ${leadId}`)
  async function keep() {
    if (await acts.act('note', async (keyed) => (await import('./lead.functions.ts')).sendLeadNote({ data: { ...keyed, note } }))) forget()
  }
  return (
    <ScriptForm
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <label htmlFor={id} className="font-[560]">
        <Trans>Note for yourselves</Trans>
      </label>
      <div className="flex flex-wrap items-start gap-2">
        <TextArea id={id} name="note" value={note} onValue={write} maxLength={2_000} className="min-w-48 flex-1" />
        <Button type="submit" disabled={acts.isSending || note.trim() === ''}>
          <Trans>Keep the note</Trans>
        </Button>
      </div>
    </ScriptForm>
  )
}

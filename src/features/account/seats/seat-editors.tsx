import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import type { SeatRight } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { RightFields } from './right-fields.tsx'
import type { TeamSeat } from './team-seats.ts'
import type { SeatActs } from './use-seat-acts.ts'

interface SeatEditorProps {
  seat: TeamSeat
  acts: SeatActs
  onClose: () => void
}

/** Changes what a seat may do. */
export function RightsEditor({ seat, acts, onClose }: SeatEditorProps) {
  const { t } = useLingui()
  const [rights, setRights] = useState<SeatRight[]>([...seat.rights])
  async function keep() {
    const what = `rights ${rights.join(' ')}`
    const done = await acts.act(what, async (key) =>
      (await import('./seat.functions.ts')).sendRights({ data: { id: seat.id, key, rights } }),
    )
    if (done) onClose()
  }
  return (
    <ScriptForm
      aria-label={t`What the seat may do`}
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void keep()
      }}
    >
      <RightFields rights={rights} onRights={setRights} />
      <EditorButtons verb={<Trans>Save</Trans>} isSending={acts.isSending} onClose={onClose} />
    </ScriptForm>
  )
}

/** Withdraws a seat from its address and invites another. */
export function MoveEditor({ seat, acts, onClose }: SeatEditorProps) {
  const { t } = useLingui()
  const id = useId()
  const [email, setEmail] = useState('')
  async function move() {
    const what = `move ${email.trim().toLowerCase()}`
    const done = await acts.act(what, async (key) => (await import('./seat.functions.ts')).sendMove({ data: { id: seat.id, key, email } }))
    if (done) onClose()
  }
  return (
    <ScriptForm
      aria-label={t`Move the seat`}
      className="grid justify-items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <p className="max-w-[60ch] text-ink-2">
        {seat.state === 'INVITED' ? (
          <Trans>The invitation to {seat.email} is withdrawn, and the new address is invited. What the seat may do stays.</Trans>
        ) : (
          <Trans>{seat.name} loses the seat and is signed out at once; the new address is invited. What the seat may do stays.</Trans>
        )}
      </p>
      <div className="grid w-full max-w-96 gap-1">
        <label htmlFor={id} className="font-[560]">
          <Trans>New address</Trans>
        </label>
        <TextInput id={id} type="email" name="email" autoComplete="off" maxLength={254} required value={email} onValue={setEmail} />
      </div>
      <EditorButtons verb={<Trans>Move the seat</Trans>} isSending={acts.isSending} onClose={onClose} />
    </ScriptForm>
  )
}

const EditorButtons = ({ verb, isSending, onClose }: { verb: ReactNode; isSending: boolean; onClose: () => void }) => (
  <div className="flex flex-wrap gap-2">
    <Button type="submit" look="primary" size="small" disabled={isSending}>
      {isSending ? <Trans>Saving</Trans> : verb}
    </Button>
    <Button look="ghost" size="small" onClick={onClose}>
      <Trans>Cancel</Trans>
    </Button>
  </div>
)

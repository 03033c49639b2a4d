import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Result } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { ScriptForm } from '#ui/form/script-form.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { personFailureWords } from './person-words.ts'
import { useDeed } from './use-deed.ts'

const REASON_MAX_CHARS = 300

interface DeedFormProps {
  /** of the deed and whom it concerns: what was typed is kept under it */
  name: string
  /** what is pressed */
  title: string
  send: (asked: { key: string; reason: string }) => Promise<Result<unknown>>
  /** what it needs beside the reason */
  children?: ReactNode
  onDone?: () => void
  onCancel: () => void
}

/** A deed with its reason. */
export function DeedForm({ name, title, send, children, onDone, onCancel }: DeedFormProps) {
  const { t, i18n } = useLingui()
  const { reason, setReason, failure, isSending, press, dialog } = useDeed(`deed ${name}`, send, onDone)
  return (
    <>
      <ScriptForm
        aria-label={title}
        className="grid max-w-[44rem] gap-4 rounded border border-line bg-sheet p-4"
        onSubmit={(event) => {
          event.preventDefault()
          void press()
        }}
      >
        {children}
        <Field label={t`Reason`} hint={t`It is kept with the account. The person reads it in the copy of their data.`} required>
          {(control) => <TextArea {...control} name="reason" maxLength={REASON_MAX_CHARS} value={reason} onValue={setReason} />}
        </Field>
        {failure ? (
          <p role="alert" className="text-bad">
            {personFailureWords(i18n, failure)}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" disabled={isSending || reason.trim() === ''}>
            {title}
          </Button>
          <Button look="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </ScriptForm>
      {dialog}
    </>
  )
}

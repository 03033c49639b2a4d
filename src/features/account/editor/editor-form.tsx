import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Failure } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { type DrivenForm, Form } from '#ui/form/form.tsx'
import { failureWords } from './messages.ts'

interface EditorFormProps {
  form: DrivenForm
  /** cancels; without it there is no such button */
  onCancel?: () => void
  isSending: boolean
  /** §8: in red above the submit button */
  failure: Failure | null
  /** the verb of the button */
  verb: ReactNode
  children: ReactNode
  /** further buttons between */
  actions?: ReactNode
}

/** Fields, the error line, and the buttons. */
export function EditorForm({ form, onCancel, isSending, failure, verb, children, actions }: EditorFormProps) {
  const { i18n } = useLingui()
  return (
    <Form form={form} className="grid max-w-[26rem] gap-4 text-base">
      {children}
      {failure ? (
        <p role="alert" className="text-bad">
          {failureWords(i18n, failure)}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Saving</Trans> : verb}
        </Button>
        {actions}
        {onCancel ? (
          <Button look="ghost" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

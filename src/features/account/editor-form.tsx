import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

interface EditorFormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** leaves things as they are; without it there is no such button */
  onCancel?: () => void
  isSending: boolean
  /** §8: in red above the submit button */
  error: ReactNode
  /** the verb of the button */
  verb: ReactNode
  children: ReactNode
  /** further buttons between */
  actions?: ReactNode
}

/** Fields, what went wrong, and the buttons. */
export const EditorForm = ({ onSubmit, onCancel, isSending, error, verb, children, actions }: EditorFormProps) => (
  <form method="post" noValidate onSubmit={onSubmit} className="grid max-w-[26rem] gap-4 text-base">
    {children}
    {error ? (
      <p role="alert" className="text-bad">
        {error}
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
  </form>
)

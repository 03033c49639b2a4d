import { type FocusEvent, type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '#ui/button.tsx'

/** What the frame needs of a TanStack Form. */
interface DrivenForm {
  handleSubmit: () => Promise<void>
  state: { isSubmitting: boolean }
  getFieldMeta: (name: never) => { isPristine: boolean } | undefined
  validateField: (name: never, cause: 'change') => unknown
}

interface AuthFormProps {
  form: DrivenForm
  label: string
  /** what went wrong with sending; red, above the button (§8) */
  problem: ReactNode
  /** the words on the button */
  submit: ReactNode
  isSending: boolean
  children: ReactNode
}

/** One screen's form: its fields, the error line, the button. What is wrong gets the focus. */
export function AuthForm({ form, label, problem, submit, isSending, children }: AuthFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.state.isSubmitting) return
    await form.handleSubmit()
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onBlur={(event) => checkLeftField(form, event)}
      className="grid gap-5 [&_input:not([type=checkbox])]:text-lg"
    >
      {children}
      <div className="grid gap-3">
        <p role="alert" className="text-bad empty:hidden">
          {problem}
        </p>
        <Button
          type="submit"
          look="primary"
          size="large"
          className="w-full aria-disabled:opacity-60"
          aria-disabled={isSending || undefined}
        >
          {submit}
        </Button>
      </div>
    </form>
  )
}

/**
 * A field that was entered and left empty says what it needs, once the visitor is in the next one: a press on a link or button must
 * not miss because a line appeared above it.
 */
function checkLeftField(form: DrivenForm, { target, relatedTarget }: FocusEvent): void {
  const isInNextField = relatedTarget instanceof HTMLElement && relatedTarget.matches('input:not([type=checkbox]), select')
  if (!isInNextField || !(target instanceof HTMLInputElement) || !target.name || target.readOnly) return
  const name = target.name as never
  if (form.getFieldMeta(name)?.isPristine) form.validateField(name, 'change')
}

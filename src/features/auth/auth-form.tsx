import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { type DrivenForm, Form } from '#ui/form/form.tsx'

interface AuthFormProps {
  form: DrivenForm
  label: string
  /** the error of sending, red and above the button (§8) */
  problem: ReactNode
  /** the text of the button */
  submit: ReactNode
  isSending: boolean
  children: ReactNode
}

/** One screen's form: its fields, the error line, the button. */
export function AuthForm({ form, label, problem, submit, isSending, children }: AuthFormProps) {
  return (
    <Form form={form} aria-label={label} className="grid gap-5 [&_input:not([type=checkbox])]:text-lg">
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
    </Form>
  )
}

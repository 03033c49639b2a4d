import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'
import type { FieldStatus } from './field-status.ts'
import { RequiredMark } from './required-mark.tsx'
import { StatusIcon } from './status-icon.tsx'

/** What the control inside a Field must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FieldProps {
  label: ReactNode
  required?: boolean
  hint?: ReactNode
  /** §5: shown by the form only once the field was touched or holds a value */
  error?: ReactNode
  /** §5: the icon at the end of the label row; none without it */
  status?: FieldStatus
  children: (control: FieldControl) => ReactNode
}

/** Label with asterisk, control, hint and error, wired together for assistive technology. */
export function Field({ label, required, hint, error, status, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex items-end justify-between gap-2">
        <label htmlFor={id} className="text-sm font-[560] text-ink-2">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {status ? <StatusIcon status={status} /> : null}
      </div>
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

import { type ReactNode, useId } from 'react'

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
  children: (control: FieldControl) => ReactNode
}

/** Label with asterisk, control, hint and error, wired together for assistive technology. */
export function Field({ label, required, hint, error, children }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-[560] text-ink-2">
        {label}
        {required ? (
          <span aria-hidden="true" className="ms-0.5 text-bad">
            *
          </span>
        ) : null}
      </label>
      {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-xs text-bad">
          {error}
        </p>
      ) : null}
    </div>
  )
}

import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../class-names.ts'
import { FieldError } from './field-error.tsx'
import { FieldFault } from './field-fault.ts'
import type { FieldStatus } from './field-status.ts'
import { RequiredMark } from './required-mark.tsx'

const MARKS: Record<Exclude<FieldStatus, 'quiet'>, string> = {
  valid: 'M3 8.5 6.5 12 13 4.5',
  invalid: 'M8 3.5v5.5m0 3v.01',
  checking: 'M8 2a6 6 0 0 1 6 6',
}

const TONES: Record<Exclude<FieldStatus, 'quiet'>, string> = {
  valid: 'text-good',
  invalid: 'text-bad',
  checking: 'animate-spin text-ink-3',
}

/** §5: valid, invalid or being checked; else nothing. Its space is always reserved, so that nothing moves. */
function StatusIcon({ status }: { status: FieldStatus }) {
  const { t } = useLingui()
  return (
    <span role="status" className="no-print inline-flex size-4 shrink-0 items-center justify-center">
      {status === 'quiet' ? null : (
        <>
          <svg viewBox="0 0 16 16" aria-hidden="true" className={cx('size-4', TONES[status])}>
            <path d={MARKS[status]} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {status === 'checking' ? <span className="sr-only">{t`Checking`}</span> : null}
        </>
      )}
    </span>
  )
}

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
export function Field({ label, required, hint, error: told, status, children }: FieldProps) {
  const id = useId()
  const [fault, setFault] = useState<ReactNode>()
  const error = fault || told
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
      <FieldFault value={setFault}>
        {children({ id, required, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      </FieldFault>
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-ink-3">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

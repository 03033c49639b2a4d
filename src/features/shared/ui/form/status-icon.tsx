import { useLingui } from '@lingui/react/macro'
import { cx } from '../class-names.ts'
import type { FieldStatus } from './field-status.ts'

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
export function StatusIcon({ status }: { status: FieldStatus }) {
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

import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { cx } from '../class-names.ts'
import { TextInput } from './text-input.tsx'

/** A password box with a button that shows the password. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<typeof TextInput>, 'type' | 'upperCase'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <span className={cx('relative block', className)}>
      <TextInput {...rest} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} className="pe-11" />
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t`Show password`}
        onClick={() => setShown(!shown)}
        disabled={rest.disabled}
        className="no-print absolute inset-y-0.5 end-0.5 grid w-9 place-items-center rounded text-ink-3 hover:text-ink"
      >
        <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5" fill="none" stroke="currentColor" strokeWidth="1.4">
          <path d="M2 10s3-5.5 8-5.5S18 10 18 10s-3 5.5-8 5.5S2 10 2 10Z" strokeLinejoin="round" />
          <circle cx="10" cy="10" r="2.5" />
          {shown ? null : <path d="M3.5 16.5l13-13" strokeLinecap="round" />}
        </svg>
      </button>
    </span>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_MIN_LENGTH } from '#graphql/limits.ts'
import { type PasswordFault, passwordFaults } from '#lib/password-rules.ts'
import { cx } from '#ui/class-names.ts'

const RULES: { fault: PasswordFault; words: React.ReactNode }[] = [
  { fault: 'length', words: <Trans>{PASSWORD_MIN_LENGTH} characters or more</Trans> },
  { fault: 'upper', words: <Trans>an upper-case letter</Trans> },
  { fault: 'lower', words: <Trans>a lower-case letter</Trans> },
  { fault: 'digit', words: <Trans>a digit</Trans> },
  { fault: 'symbol', words: <Trans>a symbol</Trans> },
  { fault: 'space', words: <Trans>no space, no underscore</Trans> },
]

/** The rules of §5 as a list; each is ticked when the typed password meets it. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useLingui()
  const faults = passwordFaults(password)
  const isBlank = password === ''
  return (
    <ul aria-label={t`What a password needs`} className="-mt-2 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
      {RULES.map(({ fault, words }) => {
        const isKept = !isBlank && !faults.includes(fault)
        return (
          <li key={fault} className={cx('flex items-center gap-2', isKept ? 'text-good' : 'text-ink-3')}>
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
              {isKept ? (
                <path d="M2 6.5 4.8 9 10 3.2" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
              ) : (
                <circle cx="6" cy="6" r="1.6" fill="currentColor" />
              )}
            </svg>
            {words}
            {isKept ? <span className="sr-only">{t`done`}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}

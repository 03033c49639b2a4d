import { Trans } from '@lingui/react/macro'
import { cx } from '#ui/class-names.ts'

interface ResendLineProps {
  resend: () => Promise<void>
  isSending: boolean
  waitSeconds: number
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** §4: the button for another code, with the seconds left; clicked too early, it asks to wait. */
export function ResendLine({ resend, isSending, waitSeconds }: ResendLineProps) {
  const left = clock(waitSeconds)
  const isWaiting = isSending || waitSeconds > 0
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
      <button
        type="button"
        onClick={() => void resend()}
        className={cx('inline-flex min-h-7 items-center underline-offset-4 hover:text-ink', isWaiting ? 'text-ink-3' : 'underline')}
      >
        <Trans>Send the code again</Trans>
      </button>
      {waitSeconds > 0 ? (
        <span className="figures" aria-hidden="true">
          <Trans>
            in <strong className="font-[560] text-ink">{left}</strong>
          </Trans>
        </span>
      ) : null}
    </p>
  )
}

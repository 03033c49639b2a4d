import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CloseIcon } from '#ui/close-icon.tsx'

/** How the overlay is closed; null where it cannot be, because the page needs an account (§2.7). */
export type Leave = (() => void) | null

/** The id of the title that names the dialog. */
export const SHEET_TITLE_ID = 'auth-title'

interface AuthSheetProps {
  title: ReactNode
  /** action of the back arrow, one step back */
  onBack?: () => void
  /** the progress through several steps */
  steps?: ReactNode
  leave: Leave
  children: ReactNode
}

/** The frame of every screen of the overlay: back arrow, title, close button. */
export function AuthSheet({ title, onBack, steps, leave, children }: AuthSheetProps) {
  const isTitleFirst = !onBack && !steps
  return (
    <div className="grid gap-6 p-6 pb-8 sm:p-8">
      <header className="grid gap-3">
        <div className="flex min-h-8 items-center justify-between gap-4">
          {onBack ? <BackButton onBack={onBack} /> : null}
          {isTitleFirst ? <Title>{title}</Title> : (!onBack && steps) || null}
          {leave ? <CloseButton leave={leave} /> : null}
        </div>
        {onBack ? steps : null}
        {isTitleFirst ? null : <Title>{title}</Title>}
      </header>
      {children}
      {leave ? null : <WayHome />}
    </div>
  )
}

const Title = ({ children }: { children: ReactNode }) => (
  <h2 id={SHEET_TITLE_ID} className="title text-2xl">
    {children}
  </h2>
)

function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button type="button" onClick={onBack} className="-ms-2 flex min-h-8 items-center gap-2 rounded px-2 text-ink-2 hover:text-ink">
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
        <path d="M13 8H3m4.5-4.5L3 8l4.5 4.5" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      <Trans>Back</Trans>
    </button>
  )
}

function CloseButton({ leave }: { leave: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      aria-label={t`Close`}
      onClick={leave}
      className="-me-2 ms-auto grid size-8 place-items-center rounded text-ink-3 hover:bg-wash hover:text-ink"
    >
      <CloseIcon />
    </button>
  )
}

/** The link home, for overlays that cannot be closed. */
function WayHome() {
  return (
    <p className="border-t border-line pt-3 text-sm">
      <Link to="/" className="inline-flex min-h-7 items-center text-ink-2 underline underline-offset-4 hover:text-ink">
        <Trans>Back to the home page</Trans>
      </Link>
    </p>
  )
}

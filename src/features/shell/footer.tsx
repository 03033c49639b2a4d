import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { Wordmark } from './wordmark.tsx'

const link =
  'inline-flex min-h-6 items-center text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink-3'

/** §2.8: what stands behind the figures, the doors again, and the copyright line, which in Australia omits ", Singapore". */
export function Footer() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <footer className="no-print mt-20 border-t border-line bg-wash">
      <div className="page grid gap-8 py-10 sm:grid-cols-[1fr_auto] sm:items-end">
        <div className="grid max-w-[58ch] gap-3">
          <Wordmark />
          <p className="text-ink-2">
            <Trans>
              Every figure comes with its date, its range and the number of sales behind it. Estimates are estimates, not valuations for
              lending.
            </Trans>
          </p>
        </div>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          <li>
            <Link to="/map" className={link}>
              <Trans>Map</Trans>
            </Link>
          </li>
          <li>
            <Link to="/search" className={link}>
              <Trans>Search</Trans>
            </Link>
          </li>
          <li>
            <Link to="/" hash="sources" className={link}>
              <Trans>Sources and data dates</Trans>
            </Link>
          </li>
        </ul>
        <p className="text-xs text-ink-3 sm:col-span-2">{country === 'AU' ? '© 2025 realEstate' : '© 2025 realEstate, Singapore'}</p>
      </div>
    </footer>
  )
}

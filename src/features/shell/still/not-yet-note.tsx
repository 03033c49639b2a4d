import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** Above a page whose tool is not there yet. */
export const NotYetNote = () => (
  <p role="note" className="no-print border-b border-line bg-caution-soft text-caution-ink">
    <span className="page block py-2.5">
      <Trans>This tool is not open yet. The page says what it will do.</Trans>{' '}
      <Link to="/contact" className="inline-flex min-h-6 items-center font-[560] underline underline-offset-4">
        <Trans>Write to us if you want to hear when it opens</Trans>
      </Link>
    </span>
  </p>
)

import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Estimate } from '../../project.ts'

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-ink'

/** Whether the estimate is the engine's or a first estimate. */
export function MethodNote({ method }: Pick<Estimate, 'method'>) {
  return (
    <p className="mt-3 max-w-[88ch] text-sm text-ink-2">
      {method === 'ENGINE' ? (
        <Trans>
          Made by the measured engine: it is fitted to this market, and how close it came to prices that were then paid is on record.{' '}
          <Link to="/realValue" className={LINK}>
            How estimates are made
          </Link>
        </Trans>
      ) : (
        <Trans>
          Made by the first method: sales of like homes, each brought to this home’s date, size and floor. This market has no fitted engine,
          so no measured accuracy stands behind the range.{' '}
          <Link to="/realValue" className={LINK}>
            How estimates are made
          </Link>
        </Trans>
      )}
    </p>
  )
}

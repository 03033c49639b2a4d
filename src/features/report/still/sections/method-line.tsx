import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Estimate } from '../../project.ts'

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-ink'

/** Whether the estimate is the engine's or a first estimate. */
export function MethodNote({ method }: Pick<Estimate, 'method'>) {
  return (
    <p className="mt-3 max-w-[88ch] text-sm text-ink-2">
      {method === 'ENGINE' ? (
        <Trans>Made by the method that is fitted to the sales of this market.</Trans>
      ) : (
        <Trans>Made by the statistical fallback: sales of like homes, each brought to this home’s date, size and floor.</Trans>
      )}{' '}
      <Link to="/realValue" className={LINK}>
        <Trans>How estimates are made</Trans>
      </Link>
    </p>
  )
}

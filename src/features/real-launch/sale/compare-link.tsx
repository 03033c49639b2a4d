import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { COMPARED_UNITS_MAX } from '../search.ts'

interface CompareLinkProps {
  unit: string
  /** keys of the units that are set side by side */
  compared: readonly string[]
}

/** Sets a unit beside those that the address already holds, or leads to them where it is one of them. */
export function CompareLink({ unit, compared }: CompareLinkProps) {
  const look = 'inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4'
  if (compared.includes(unit))
    return (
      <Link to="." search={(now: object) => now} hash="compare" className={look}>
        <Trans>See it side by side</Trans>
      </Link>
    )
  if (compared.length >= COMPARED_UNITS_MAX)
    return (
      <span className="text-ink-2">
        <Trans>{COMPARED_UNITS_MAX} homes are side by side; remove one to add this.</Trans>
      </span>
    )
  return (
    <Link to="." search={(now: object) => ({ ...now, compare: [...compared, unit] })} replace resetScroll={false} className={look}>
      {compared.length === 0 ? <Trans>Set side by side with others</Trans> : <Trans>Set beside the {compared.length} others</Trans>}
    </Link>
  )
}

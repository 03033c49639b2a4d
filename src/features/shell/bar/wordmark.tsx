import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { isPathOpen } from '#access/path-module.ts'
import { logoPath } from '#access/sub-account.ts'

/** The product's name as it is written. */
export function Wordmark() {
  return (
    <span className="text-xl leading-none font-semibold tracking-[-0.03em] text-ink">
      real<span className="text-lagoon">Estate</span>
    </span>
  )
}

/** §2.8: the logo leads to realAgent, from the sub-accounts' pages to theirs; where realAgent is closed, home. */
export function LogoLink() {
  const { t } = useLingui()
  const { country, viewer } = useRouteContext({ from: '__root__' })
  const target = useLocation({ select: ({ pathname }) => logoPath(pathname, viewer) })
  return (
    <Link
      to={isPathOpen(target, country) ? target : '/'}
      aria-label={t`realEstate, overview for agents`}
      className="flex min-h-11 items-center"
    >
      <Wordmark />
    </Link>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { overviewOf } from '#access/sub-account.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import { ButtonLink, type ButtonSize } from '#ui/button.tsx'

const EVEN_CLOSED = { preload: false, resetScroll: false, to: '.' } as const

/** §2.8: log in and register for anonymous visitors (the overlay opens over this page), avatar and nickName for an account. */
export function AccountEntry({ size = 'medium' }: { size?: ButtonSize }) {
  const { viewer, country } = useRouteContext({ from: '__root__' })
  if (!isModuleOpen('user', country)) return null
  if (viewer.isLoggedIn) return <Avatar />
  // somebody is signed in, and the provider did not say who
  if (viewer.isUnknown) return null
  return (
    <>
      <ButtonLink
        {...EVEN_CLOSED}
        search={(now) => ({ ...now, menu: undefined, auth: true as const, authKey: 'login' as const })}
        look="ghost"
        size={size}
      >
        <Trans>Log in</Trans>
      </ButtonLink>
      <ButtonLink
        {...EVEN_CLOSED}
        search={(now) => ({ ...now, menu: undefined, auth: true as const, authKey: 'register' as const })}
        look="primary"
        size={size}
      >
        <Trans>Register</Trans>
      </ButtonLink>
    </>
  )
}

function Avatar() {
  const { viewer } = useRouteContext({ from: '__root__' })
  const target = useLocation({ select: ({ pathname }) => overviewOf(pathname, viewer) })
  return (
    <Link to={target} className="flex min-h-11 items-center gap-2 font-[560] text-ink">
      {viewer.avatar ? (
        <img src={viewer.avatar} alt="" width={32} height={32} className="size-8 rounded-full object-cover" />
      ) : (
        <span aria-hidden="true" className="grid size-8 place-items-center rounded-full bg-lagoon-soft text-lagoon uppercase">
          {viewer.nickName.slice(0, 1)}
        </span>
      )}
      <span className="max-w-40 truncate">{viewer.nickName}</span>
    </Link>
  )
}

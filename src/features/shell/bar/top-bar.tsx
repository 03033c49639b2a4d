import { useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy } from 'react'
import { OnceAwake } from '#ui/once-awake.tsx'
import { AccountEntry } from './account-entry.tsx'
import { BELL_BOX, BellSign } from './bell-sign.tsx'
import type { Bar } from './menu-groups.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { Navigation } from './navigation.tsx'
import { PlacePicker } from './place-picker.tsx'
import { VersionLabel } from './version-label.tsx'
import { LogoLink } from './wordmark.tsx'

// a page without its live bell is whole: where the code does not come, the link stays
const LiveBell = lazy(async () => ({
  default: await import('../live-bell.tsx').then(
    ({ LiveBell }) => LiveBell,
    () => PlainBell,
  ),
}))

/** The bell of a signed-in person: a link, and once its code is there, how many notices are new. Nobody else loads it. */
function NoticeBell() {
  const isLoggedIn = useRouteContext({ from: '__root__', select: ({ viewer }) => viewer.isLoggedIn })
  if (!isLoggedIn) return null
  return (
    <OnceAwake fallback={<PlainBell />}>
      <LiveBell />
    </OnceAwake>
  )
}

function PlainBell() {
  const { t } = useLingui()
  return (
    <Link to="/user/notices" preload={false} aria-label={t`Notices`} className={BELL_BOX}>
      <BellSign />
    </Link>
  )
}

/** §2.8: 60 px high on wide screens, 50 px on mobile, where the links move into a menu. */
export function TopBar({ bar }: { bar: Bar }) {
  const { t } = useLingui()
  return (
    <header className="no-print sticky top-0 z-40 h-(--bar-height) border-b border-line bg-paper">
      <div className="page flex h-full items-center gap-4 xl:gap-6">
        <div className="flex items-center gap-2 max-xl:flex-col max-xl:items-start max-xl:gap-0">
          <LogoLink />
          <span className="max-xl:-mt-3 max-lg:hidden">
            <VersionLabel />
          </span>
        </div>
        <nav aria-label={t`Main`} className="flex-1 max-lg:hidden">
          <Navigation bar={bar} />
        </nav>
        <div className="flex items-center gap-2 max-lg:hidden">
          <PlacePicker />
          <AccountEntry />
        </div>
        <div className="ms-auto flex items-center gap-2 lg:contents">
          <NoticeBell />
          <MobileMenu bar={bar} />
        </div>
      </div>
    </header>
  )
}

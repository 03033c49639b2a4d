import { useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy } from 'react'
import { OnceAwake } from '#ui/once-awake.tsx'
import { BELL_BOX, BellSign } from './bell-sign.tsx'

const LiveBell = lazy(async () => ({ default: (await import('../../live-bell.tsx')).LiveBell }))

/** The bell of a signed-in person: a link, and once its code is there, how many notices are new. Nobody else loads it. */
export function NoticeBell() {
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

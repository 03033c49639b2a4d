import { Trans } from '@lingui/react/macro'
import { Outlet, useMatches, useRouteContext, useRouter, useSearch } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { asServed } from '#ui/as-served.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { Bench } from '../bench/bench.tsx'
import { Footer } from '../footer/footer.tsx'
import { ForbiddenPanel } from '../overlays/forbidden-panel.tsx'
import type {} from '../static-data.ts'
import { CompareTray } from './compare-tray.tsx'
import { InFrame } from './error-page.tsx'
import { LapseBanner } from './lapse-banner.tsx'
import { SeatBanner } from './seat-banner.tsx'

interface FrameProps {
  bar?: ReactNode
  footer?: boolean
  help?: ReactNode
}

/**
 * What the layouts of §2.8 are made of: bar, content, help buttons, auth overlay, footer; each layout says which.
 * `mobileView` in the address hides everything but the content, for pages shown inside the mobile app. Tools that fill the window
 * (`staticData: { footer: false }`) have neither footer nor buttons floating over them, and no bench.
 */
export function Frame({ bar = null, footer = false, help = null }: FrameProps) {
  const mobileView = useSearch({ from: '__root__', select: (search) => Boolean(search.mobileView) })
  const isTool = useMatches({ select: (matches) => matches.some((match) => match.staticData.footer === false) })
  const hasFooter = footer && !isTool && !mobileView
  return (
    <div className="group/frame flex min-h-dvh flex-col">
      {mobileView ? null : bar}
      {mobileView || isTool ? null : <Bench />}
      <LapseBanner />
      <SeatBanner />
      <main id="content" tabIndex={-1} className={cx('flex flex-col outline-none', !hasFooter && 'flex-1')}>
        <GuardedContent />
      </main>
      {mobileView ? null : <CompareTray />}
      {mobileView || isTool ? null : help}
      {hasFooter ? (
        <Hydrate when={asServed}>
          <Footer />
        </Hydrate>
      ) : null}
    </div>
  )
}

/** §6: the page, or what stands in its place for this viewer. */
export function GuardedContent() {
  const { access, viewer } = useRouteContext({ from: '__root__' })
  if (access.kind === 'blocked')
    return (
      <>
        <Hydrate when={asServed}>
          <ForbiddenPanel needs={access.needs} lapse={viewer.lapse} />
        </Hydrate>
        {/* a page of a subscription loads nothing for others and says what it would show */}
        {access.needs === 'subscription' ? <Outlet /> : null}
      </>
    )
  if (access.kind === 'auth-overlay' && !access.closable) return <SignInPanel />
  if (access.kind === 'unknown-viewer') return <UnknownViewerPanel />
  return (
    <InFrame value={true}>
      <Outlet />
    </InFrame>
  )
}

/** §2.7: the content under the overlay of a page that needs an account, also without scripts. */
function SignInPanel() {
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">
        <Trans>This page needs an account</Trans>
      </h1>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>Search, map and price reports are open to everybody. Your own pages open once you have signed in.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/" look="primary">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/search">
          <Trans>Search for a home</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

/** In place of a page that needs an account while the provider cannot say who holds the token. */
function UnknownViewerPanel() {
  const router = useRouter()
  return (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <h1 className="title text-4xl">
        <Trans>Your account cannot be reached right now</Trans>
      </h1>
      <p className="max-w-[58ch] text-lg text-ink-2">
        <Trans>The service that holds the accounts did not answer. You stay signed in; try again in a moment.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
        <ButtonLink to="/">
          <Trans>Back to the home page</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}

import { Outlet, useMatches, useRouteContext, useSearch } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { still } from '#ui/still.tsx'
import type {} from '../static-data.ts'
import { Footer } from '../still/footer.tsx'
import { ForbiddenPanel } from '../still/forbidden-panel.tsx'
import { InFrame } from './error-page.tsx'
import { LapseBanner } from './lapse-banner.tsx'
import { SignInPanel } from './sign-in-panel.tsx'
import { UnknownViewerPanel } from './unknown-viewer-panel.tsx'

interface FrameProps {
  bar?: ReactNode
  footer?: boolean
  help?: ReactNode
}

/**
 * What the layouts of §2.8 are made of: bar, content, help buttons, auth overlay, footer; each layout says which.
 * `mobileView` in the address hides everything but the content, for pages shown inside the mobile app. Tools that fill the window
 * (`staticData: { footer: false }`) have neither footer nor buttons floating over them.
 */
export function Frame({ bar = null, footer = false, help = null }: FrameProps) {
  const mobileView = useSearch({ from: '__root__', select: (search) => Boolean(search.mobileView) })
  const isTool = useMatches({ select: (matches) => matches.some((match) => match.staticData.footer === false) })
  const hasFooter = footer && !isTool && !mobileView
  return (
    <div className="flex min-h-dvh flex-col">
      {mobileView ? null : bar}
      <LapseBanner />
      <main id="content" tabIndex={-1} className={cx('flex flex-col outline-none', !hasFooter && 'flex-1')}>
        <GuardedContent />
      </main>
      {mobileView || isTool ? null : help}
      {hasFooter ? (
        <Hydrate when={still}>
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
        <Hydrate when={still}>
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

import { Outlet, useMatches } from '@tanstack/react-router'
import { Footer } from './footer.tsx'
import type {} from './static-data.ts'
import { TopBar } from './top-bar.tsx'

/** §2.8 default layout: top bar, content, footer. A route hides the footer by `staticData: { footer: false }`. */
export function DefaultLayout() {
  const mobileView = useMatches({ select: (matches) => matches.some((match) => 'mobileView' in match.search && match.search.mobileView) })
  const footer = useMatches({ select: (matches) => matches.every((match) => match.staticData.footer !== false) })
  return (
    <div className="flex min-h-dvh flex-col">
      {mobileView ? null : <TopBar />}
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <Outlet />
      </main>
      {footer && !mobileView ? <Footer /> : null}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { CatchBoundary, type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { createContext, type ReactNode, use } from 'react'
import { asServed } from '#ui/as-served.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TopBar } from '../bar/top-bar.tsx'
import { Footer } from '../footer/footer.tsx'
import { barOf, errorStatus, isPartLost } from './error-status.ts'

/** Whether a layout is drawn around: then bar and footer are there already. */
export const InFrame = createContext(false)

/** Replaces a page, in the visitor's language, under the bar of the page's own layout. */
function CalmPage({ status, title, children, actions }: { status: number; title: ReactNode; children: ReactNode; actions: ReactNode }) {
  const bar = useLocation({ select: ({ pathname }) => barOf(pathname) })
  const content = (
    <div className="page grid flex-1 content-center justify-items-start gap-5 py-16">
      <p className="figures text-sm font-[560] text-ink-3">{status}</p>
      <h1 className="title text-4xl">{title}</h1>
      <div className="max-w-[58ch] text-lg text-ink-2">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  )
  if (use(InFrame)) return content
  return (
    <div className="flex min-h-dvh flex-col">
      {/* what failed may be in the bar: the words below stand without it */}
      <CatchBoundary getResetKey={() => bar} errorComponent={() => null}>
        <TopBar bar={bar} />
      </CatchBoundary>
      <main id="content" tabIndex={-1} className="flex flex-col outline-none">
        {content}
      </main>
      <Hydrate when={asServed}>
        <Footer />
      </Hydrate>
    </div>
  )
}

/** §2.10: an unmatched route, status 404. */
export function NotFoundPage() {
  return (
    <CalmPage
      status={404}
      title={<Trans>This page could not be found</Trans>}
      actions={
        <>
          <ButtonLink to="/" look="primary">
            <Trans>Back to the home page</Trans>
          </ButtonLink>
          <ButtonLink to="/search">
            <Trans>Search for a home</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>The address may have changed, or a letter is missing. The home page and the search lead to every project.</Trans>
    </CalmPage>
  )
}

/** §2.10: the generic error page shows the message. Server functions have replaced messages that visitors must not see. */
export function ServerErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const status = errorStatus(error)
  const again = () => {
    reset()
    void router.invalidate()
  }
  if (status === 404) return <NotFoundPage />
  if (isPartLost(error)) return <LostPart error={error} again={again} />
  return (
    <CalmPage
      status={status}
      title={status === 503 ? <Trans>The figures cannot be reached right now</Trans> : <Trans>Something went wrong on our side</Trans>}
      actions={
        <>
          <Button look="primary" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink to="/">
            <Trans>Back to the home page</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>Nothing you did caused this. Try again in a moment.</Trans>
      </p>
      <p className="mt-2 text-sm break-words text-ink-3">{error instanceof Error ? error.message : String(error)}</p>
    </CalmPage>
  )
}

/** A script did not come, also not after the page was loaded anew by itself. */
function LostPart({ error, again }: { error: Error; again: () => void }) {
  const href = useLocation({ select: ({ publicHref }) => publicHref })
  return (
    <CalmPage
      status={503}
      title={<Trans>A part of this page did not arrive</Trans>}
      actions={
        <>
          <Button look="primary" onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink to="/" reloadDocument>
            <Trans>Back to the home page</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>
          The connection may have broken off, or the site was renewed since you opened it. Try again, or{' '}
          <a href={href} className="text-lagoon underline underline-offset-4">
            load the page anew
          </a>
          .
        </Trans>
      </p>
      <p className="mt-2 text-sm break-words text-ink-3">{error.message}</p>
    </CalmPage>
  )
}

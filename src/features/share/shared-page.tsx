import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ShareFrame } from '#api/shares.ts'
import { joinLocale } from '#locales/locale-url.ts'
import { COUNTRIES } from '#market/countries.ts'
import { useFormat } from '#property/use-format.ts'
import { formatDay } from '#session/day-time.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import { NotFoundFrame } from './not-found-frame.tsx'
import { ShareLines } from './share-lines.tsx'
import { SharePasswordForm } from './share-password-form.tsx'

const route = getRouteApi('/_default/share/$id')

type Opened = NonNullable<ShareFrame['opened']>

/** §2.5 share/{id}: a page as it was when somebody passed it on. `pages` are the insides of each kind. Needs no script. */
export function SharedPage({ pages }: { pages: Record<Opened['kind'], ReactNode> }) {
  const { shared, isReadable } = route.useLoaderData()
  if (!shared)
    return (
      <div className="page grid gap-6 py-12">
        <h1 className="title text-4xl">
          <Trans>Shared page</Trans>
        </h1>
        <FailedPanel title={<Trans>The page cannot be reached right now</Trans>} />
      </div>
    )
  if (shared.state !== 'LIVE') return <EndedShare isRevoked={shared.state === 'REVOKED'} />
  if (!shared.opened) return <SharePasswordForm />
  return (
    <>
      <ShareHead opened={shared.opened} />
      {isReadable ? (
        pages[shared.opened.kind]
      ) : (
        <div className="page pb-20">
          <FailedPanel title={<Trans>This page was shared from an earlier version of the site and can no longer be drawn</Trans>} />
        </div>
      )}
    </>
  )
}

/** Says how it ended, and not whose it was. */
const EndedShare = ({ isRevoked }: { isRevoked: boolean }) => (
  <NotFoundFrame
    number="410"
    title={isRevoked ? <Trans>This page is no longer shared</Trans> : <Trans>The time of this page is over</Trans>}
    actions={
      <ButtonLink to="/search" look="primary">
        <Trans>Search for a home</Trans>
      </ButtonLink>
    }
  >
    {isRevoked ? (
      <Trans>Whoever shared it has withdrawn it. Ask for another link.</Trans>
    ) : (
      <Trans>Shared pages are open for a while only. Ask for another link.</Trans>
    )}
  </NotFoundFrame>
)

/** Who shares, from when the figures are, and where newer ones are. */
function ShareHead({ opened }: { opened: Opened }) {
  const { i18n } = useLingui()
  const { prefix } = useRouteContext({ from: '__root__' })
  const format = useFormat(COUNTRIES[opened.country].currencyCode)
  const [made, until] = [formatDay(opened.madeAt, i18n.locale), formatDay(opened.expiresAt, i18n.locale)]
  const newest = opened.figuresTo ? format.month(opened.figuresTo) : null
  return (
    <header className="page grid gap-4 pt-6 print:p-0">
      {opened.lines ? <ShareLines lines={opened.lines} country={opened.country} /> : null}
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded border border-line bg-sheet px-5 py-4 print:border-0 print:px-0 print:py-1">
        <div className="min-w-0">
          <p className="title text-xl wrap-anywhere">{opened.title}</p>
          <p className="figures mt-0.5 text-sm text-ink-2">
            <Trans>As it was on {made}</Trans>
            {newest ? (
              <>
                {' · '}
                <Trans>figures to {newest}</Trans>
              </>
            ) : null}
            {' · '}
            <Trans>open until {until}</Trans>
          </p>
        </div>
        <OnceAwake>
          <Button className="no-print" onClick={() => window.print()}>
            <Trans>Print A4</Trans>
          </Button>
        </OnceAwake>
      </div>
      {/* the page of an analysis is its maker's alone */}
      {opened.hasNewer && opened.kind !== 'ANALYSIS' ? (
        <p className="rounded bg-caution-soft px-4 py-2 text-caution-ink">
          <Trans>There are newer figures than these.</Trans>{' '}
          <a href={joinLocale(prefix, opened.path)} className="underline underline-offset-4">
            <Trans>Open the page of today</Trans>
          </a>
        </p>
      ) : null}
    </header>
  )
}

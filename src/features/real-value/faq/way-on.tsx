import { Trans } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import type { SitePath } from '#access/site-map.ts'
import { isOfferedTo, menuPath } from '#access/sub-account.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'

/** Links below the explanations: to the estimate tool, and to a valuer where one can be booked (§6). */
export function WayOn({ country }: { country: CountryCode }) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const { pathname } = useLocation()
  const pathOf = (path: SitePath) => menuPath(pathname, path, viewer)
  return (
    <CallToAction
      title={<Trans>Value a home</Trans>}
      text={<Trans>Start from the list of projects, or from the map if you know the place better than its name.</Trans>}
      actions={
        <>
          {isOfferedTo(viewer, '/search') ? (
            <>
              <ButtonLink to="/search" search={{ countryCode: country }} look="primary" size="large">
                <Trans>See all projects</Trans>
              </ButtonLink>
              <ButtonLink to="/map" search={{ countryCode: country }} size="large">
                <Trans>Open the map</Trans>
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={pathOf('/realValue')} search={{ countryCode: country }} look="primary" size="large">
              <Trans>Value a home</Trans>
            </ButtonLink>
          )}
          <ButtonLink to="/realValue/calculators" search={{ countryCode: country }} look="ghost" size="large">
            <Trans>Open the calculators</Trans>
          </ButtonLink>
          {isModuleOpen('realValue/book-a-valuation', country) ? (
            <ButtonLink to={pathOf('/realValue/book-a-valuation')} look="ghost" size="large">
              <Trans>Book a valuation</Trans>
            </ButtonLink>
          ) : null}
        </>
      }
    />
  )
}

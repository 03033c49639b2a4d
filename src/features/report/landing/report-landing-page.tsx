import { Trans } from '@lingui/react/macro'
import { Link, useLoaderData, useRouteContext } from '@tanstack/react-router'
import type { CountryCode } from '#market/vocabulary.ts'
import { FiguresAlone } from '#property/figures-alone/figures-alone.tsx'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import { PRO_REPORTS } from '#property/pro-reports.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { suggestionLink } from '#property/search/suggestion-link.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { LoadFailed } from '../page/load-failed.tsx'
import { FREE_REPORTS, type ReportKey } from '../report-keys.ts'
import { REPORT_KINDS } from './report-kinds.tsx'

const featureOf = (key: ReportKey) => ({
  key,
  title: REPORT_KINDS[key].title,
  text: (
    <>
      <p>{REPORT_KINDS[key].text}</p>
      <p className="mt-1.5 text-ink-3">{REPORT_KINDS[key].reader}</p>
    </>
  ),
})

/** §2.2 report/property: the kinds of reports, and a search box to open one. */
export function ReportLandingPage() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <>
      <LandingHero
        title={<Trans>Property reports</Trans>}
        lead={
          <>
            <p className="mb-5">
              <Trans>Find a project and read what a home in it is worth, why, and what was paid there before.</Trans>
            </p>
            <SearchBox key={country} country={country} />
          </>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        <ReportExamples country={country} />
        <PageSection title={<Trans>Free reports</Trans>} aside={<Trans>no account needed</Trans>}>
          <FeatureGrid items={FREE_REPORTS.map(featureOf)} />
        </PageSection>
        <PageSection title={<Trans>Reports with a subscription</Trans>} aside={<Trans>for work</Trans>}>
          <FeatureGrid items={PRO_REPORTS.map(featureOf)} />
        </PageSection>
        <CallToAction
          title={<Trans>Which one do you need?</Trans>}
          text={<Trans>Start with the value report. If it leaves a question open, tell us which.</Trans>}
          actions={
            <>
              <ButtonLink to="/search" look="primary" size="large">
                <Trans>Find a home</Trans>
              </ButtonLink>
              <ButtonLink to="/contact" search={{ interest: 'reports' }} size="large">
                <Trans>Ask about reports</Trans>
              </ButtonLink>
            </>
          }
        />
      </div>
    </>
  )
}

/** A report to open now for each kind of home of the market. */
function ReportExamples({ country }: { country: CountryCode }) {
  const data = useLoaderData({ from: '/_default/report/property' })
  if (!data.ok) return <LoadFailed failure={data.failure} />
  const { examples, isDemo } = data.value.market
  if (hasFiguresAlone(data.value.market)) return <FiguresAlone country={country} />
  if (examples.length === 0) return null
  return (
    <PageSection title={<Trans>Open one now</Trans>} aside={isDemo ? <Trans>demo data: projects and prices are invented</Trans> : null}>
      <ul className="grid sm:grid-cols-2 sm:gap-x-12 lg:grid-cols-3">
        {examples.map((example) => (
          <li key={example.id} className="border-b border-line">
            <Link {...suggestionLink(example, country)} className="group block py-4">
              <span className="title block text-xl group-hover:text-lagoon">{example.title}</span>
              <span className="block text-ink-2">{example.subtitle}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

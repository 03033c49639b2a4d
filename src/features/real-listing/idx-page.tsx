import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { embedSnippet, sampleProject } from '#property/embed-snippet.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { countryName } from '#session/country-name.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { PageSection } from '#ui/page-section.tsx'

const idxParts = [
  {
    key: 'estimate',
    title: <Trans>An estimate beside your advertisement</Trans>,
    text: <Trans>A block with the project’s estimate, range and date. It is one line of HTML and keeps itself up to date.</Trans>,
  },
  {
    key: 'listings',
    title: <Trans>Your listings by project</Trans>,
    text: (
      <Trans>A page for each kind of home in each project, with your listings on top and the records of that kind of home below.</Trans>
    ),
  },
  {
    key: 'search',
    title: <Trans>The search</Trans>,
    text: <Trans>Projects, streets, postal codes, stations and schools from one box, with suggestions while your visitor types.</Trans>,
  },
  {
    key: 'registered',
    title: <Trans>Registered agents only</Trans>,
    text: <Trans>Each page carries the agent’s name, registration number and agency, as advertising rules ask.</Trans>,
  },
]

/** §2.2 idx: property search for an agent's own website: a trial, and how to embed it. */
export function IdxPage() {
  const { i18n } = useLingui()
  const { country } = useRouteContext({ from: '__root__' })
  const place = countryName(i18n, country)
  const hasReports = isModuleOpen('report', country)
  return (
    <>
      <section className="border-b border-line bg-linear-to-b from-paper to-sky">
        <div className="page relative py-9 sm:py-14">
          <p className="mb-3 font-[560] text-lagoon">
            <Trans>idx</Trans>
          </p>
          <h1 className="title text-4xl tracking-[-0.022em] xl:text-[52px] xl:leading-[1.08]">
            <Trans>Property search for your own website</Trans>
          </h1>
          <p className="mt-4 mb-6 max-w-[38rem] text-lg text-pretty text-ink-2 sm:text-[18px] sm:leading-7">
            <Trans>
              Your visitors look for homes on your website and find recorded sales, estimates and your listings there. Try the search of{' '}
              {place}:
            </Trans>
          </p>
          <SearchBox key={country} country={country} size="hero" />
        </div>
      </section>
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        <PageSection title={<Trans>What your website can show</Trans>}>
          <FeatureGrid items={idxParts} />
        </PageSection>
        {hasReports ? <EmbedLine country={country} /> : null}
        <CallToAction
          title={<Trans>Have it on your website</Trans>}
          text={
            <Trans>
              A block with what you advertise, in your colour and with your logo. It keeps itself up to date and sets no cookie.
            </Trans>
          }
          actions={
            <>
              <ButtonLink to="/user/idx" reloadDocument look="primary" size="large">
                <Trans>Your listings on your own website</Trans>
              </ButtonLink>
              <ButtonLink to="/contact" search={{ interest: 'realListing' }} size="large">
                <Trans>Write to us</Trans>
              </ButtonLink>
              <ButtonLink to="/search" search={{ countryCode: country }} size="large">
                <Trans>See all projects</Trans>
              </ButtonLink>
            </>
          }
        />
      </div>
    </>
  )
}

/** The one line an agent pastes today. */
function EmbedLine({ country }: { country: CountryCode }) {
  return (
    <PageSection title={<Trans>The estimate block</Trans>} aside={<Trans>Works today, without an account</Trans>}>
      <p className="max-w-[72ch] pt-5 text-lg text-ink-2">
        <Trans>Put this line where the block should stand, and replace the last word with that of your project’s report address.</Trans>
      </p>
      <pre className="mt-4 max-w-[90ch] overflow-x-auto rounded border border-line bg-wash p-4 text-sm whitespace-pre-wrap">
        <code>{embedSnippet(siteOrigin(), sampleProject(country), 'realValue')}</code>
      </pre>
      <div className="pt-4">
        <ButtonLink to="/plugin/report-property">
          <Trans>How the block works</Trans>
        </ButtonLink>
      </div>
    </PageSection>
  )
}

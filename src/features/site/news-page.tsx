import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { MarketsTable } from './markets-table.tsx'

const link = 'text-lagoon underline decoration-line underline-offset-4 hover:decoration-lagoon'

const abilities = [
  {
    key: 'search',
    title: <Trans>Search in one box</Trans>,
    text: (
      <Trans>
        <Link to="/search" className={link}>
          Projects, streets, postal codes, stations and schools
        </Link>
        , with filters that live in the address, so that a result can be sent to somebody else.
      </Trans>
    ),
  },
  {
    key: 'map',
    title: <Trans>A whole market on the map</Trans>,
    text: (
      <Trans>
        <Link to="/map" className={link}>
          Every project with a known position
        </Link>
        , beside land and the places of daily life.
      </Trans>
    ),
  },
  {
    key: 'estimate',
    title: <Trans>Estimates with comparables</Trans>,
    text: <Trans>A home’s value with its range, confidence and date, and each comparable sale with its adjustments.</Trans>,
  },
  {
    key: 'lists',
    title: <Trans>Lists of recorded deals</Trans>,
    text: (
      <Trans>
        <Link to="/transaction-lists" className={link}>
          All recorded sales and disclosed rents of a project
        </Link>
        , by kind of home and year.
      </Trans>
    ),
  },
  {
    key: 'contact',
    title: <Trans>A form that reaches us</Trans>,
    text: (
      <Trans>
        <Link to="/contact" className={link}>
          Questions and corrections
        </Link>{' '}
        arrive and are read.
      </Trans>
    ),
  },
  {
    key: 'languages',
    title: <Trans>Three languages</Trans>,
    text: <Trans>English, Chinese and Malay, in the spelling and number format of each market.</Trans>,
  },
] as const

/** §2.8 company links: present data and features; the dates come from the published data. */
export const NewsPage = () => (
  <>
    <LandingHero
      title={<Trans>News</Trans>}
      lead={<Trans>Which months the data reaches in each market, and what the site can do now.</Trans>}
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>Data published</Trans>} aside={<Trans>as of now</Trans>}>
        <div className="pt-3">
          <MarketsTable />
        </div>
      </PageSection>
      <PageSection title={<Trans>What the site can do</Trans>}>
        <FeatureGrid items={abilities} />
      </PageSection>
    </div>
  </>
)

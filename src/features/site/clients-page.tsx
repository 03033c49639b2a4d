import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#ui/button.tsx'
import { CallToAction } from '#ui/landing/call-to-action.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'

const people = [
  {
    key: 'owners',
    title: <Trans>Owners</Trans>,
    text: <Trans>What a home is worth now, what neighbours sold for, and how the price has moved, before talking to anybody.</Trans>,
  },
  {
    key: 'buyers',
    title: <Trans>Buyers</Trans>,
    text: <Trans>Whether an asking price lies inside the range of recorded sales, and what is within a walk of the home.</Trans>,
  },
  {
    key: 'tenants',
    title: <Trans>Tenants and landlords</Trans>,
    text: <Trans>Recorded rents of the project, where the market discloses them, and the yield they make.</Trans>,
  },
  {
    key: 'agents',
    title: <Trans>Agents</Trans>,
    text: <Trans>Evidence for a listing talk: comparable sales with every adjustment, on a sheet that prints well.</Trans>,
  },
  {
    key: 'valuers',
    title: <Trans>Valuers</Trans>,
    text: <Trans>A list of comparables to start from, with dates, areas, floors and weights, and the sources named.</Trans>,
  },
  {
    key: 'analysts',
    title: <Trans>Developers and analysts</Trans>,
    text: <Trans>Price indices that compare like with like, land and new projects on one map, with the size of each sample.</Trans>,
  },
] as const

/** §2.8 company links: the kinds of clients, without names. */
export const ClientsPage = () => (
  <>
    <LandingHero
      title={<Trans>Who it is for</Trans>}
      lead={<Trans>For everybody who has to agree on a price. Both sides of a table can look at the same sales here.</Trans>}
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
      <PageSection title={<Trans>What each finds here</Trans>}>
        <FeatureGrid items={people} />
      </PageSection>
      <CallToAction
        title={<Trans>Start with a place</Trans>}
        text={<Trans>Search, map and price reports are open without an account.</Trans>}
        actions={
          <>
            <ButtonLink to="/search" look="primary" size="large">
              <Trans>Find a home</Trans>
            </ButtonLink>
            <ButtonLink to="/contact" size="large">
              <Trans>Write to us</Trans>
            </ButtonLink>
          </>
        }
      />
    </div>
  </>
)

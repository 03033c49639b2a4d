import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import type { ListedHomeFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import type { Result } from '#lib/result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { projectReportLink } from '#property/address/project-link.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { CompareButton } from '#property/compare/compare-button.tsx'
import { listingLink } from '#property/listing/listing-link.ts'
import { SaveSearch } from '#property/search/save-search.tsx'
import { OtherTour } from '#property/tour/other-tour.tsx'
import { SiteTour } from '#property/tour/site-tour.tsx'
import { useFormat } from '#property/use-format.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import type { HydrateWhen } from '#ui/hydration.ts'
import { useHydrationBelow } from '#ui/hydration.ts'
import { PageSection } from '#ui/page-section.tsx'
import { ShareMenu } from '#ui/share-menu.tsx'
import type { HomeSubject } from '../listing-guard.ts'
import { Advertisers } from './advertisers.tsx'
import { HomeHeader } from './home-header.tsx'
import { HomePictures } from './home-pictures.tsx'
import { LeadAgent } from './lead-agent.tsx'
import { ListedHomeDetails } from './listed-home-details.tsx'
import { mosaicSize } from './mosaic-size.ts'
import { toursOfHome } from './tours-of-home.ts'

interface BelowHomeProps {
  when: HydrateWhen
  home: ListedHomeFragment
  country: CountryCode
}

/** What lies below the first screen of an advertised home; hydrated when it comes near. */
const BelowHome = memo(
  function BelowHome({ when, home, country }: BelowHomeProps) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-dvh" />}>
        <ListedHomeDetails home={home} country={country} />
      </Hydrate>
    )
  },
  (one, other) => one.home === other.home,
)

interface ListedHomeProps {
  subject: HomeSubject
  home: Result<ListedHomeFragment>
}

/** §2.5.6: one advertised home, with everybody who advertises it, or on an agent's website with that agent alone. */
export function ListedHome({ subject, home }: ListedHomeProps) {
  return home.ok ? (
    <HomePage subject={subject} home={home.value} />
  ) : (
    <div className="page py-12">
      <FailedPanel title={<Trans>The home could not be loaded</Trans>} />
    </div>
  )
}

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]'

function HomePage({ subject, home }: { subject: HomeSubject; home: ListedHomeFragment }) {
  const { i18n } = useLingui()
  const { country } = subject
  const format = useFormat(COUNTRIES[country].currencyCode)
  const name = localName(i18n, { name: home.projectName, nameLocal: home.projectNameLocal })
  const below = useHydrationBelow(home.slug)
  const { publicHref } = useRouter().buildLocation(listingLink(home, country))
  const url = `${siteOrigin()}${publicHref}`
  const lead = home.advertisers.find(({ isLead }) => isLead) ?? home.advertisers[0]
  const isMosaic = mosaicSize(home.pictures.length) > 0
  const header = (
    <Hydrate when={asServed} fallback={<div className="min-h-80" />}>
      <HomeHeader home={home} format={format} hasEstimate />
    </Hydrate>
  )
  const agent = lead ? (
    <Hydrate when={asServed} fallback={<div className="min-h-60" />}>
      <LeadAgent home={home} lead={lead} name={name} url={url} project={projectNamed(home, country)} country={country} />
    </Hydrate>
  ) : null
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-20 sm:pt-9">
      {isMosaic ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <HomePictures home={home} name={name} />
          <div className={COLUMNS}>
            {header}
            {agent}
          </div>
        </div>
      ) : (
        <div className={COLUMNS}>
          <HomePictures home={home} name={name} />
          <div className="grid gap-6">
            {header}
            {agent}
          </div>
        </div>
      )}
      <HomeActions subject={subject} home={home} name={name} />
      <HomeTours advertisers={home.advertisers} />
      {home.advertisers.length > 0 ? (
        <Hydrate when={asServed}>
          <Advertisers
            home={home}
            name={name}
            url={url}
            above={lead?.id}
            project={projectNamed(home, country)}
            format={format}
            country={country}
          />
        </Hydrate>
      ) : null}
      <BelowHome key={below.key} when={below.when} home={home} country={country} />
    </article>
  )
}

/** As a page of times names a home. */
const projectNamed = ({ typeGroup, projectSlug }: ListedHomeFragment, country: CountryCode): string | undefined =>
  typeGroup && projectSlug ? `${country}/${fromWireTypeGroup(typeGroup)}/${projectSlug}` : undefined

/** What else can be done with the home than to ask its agent: compare, save, share, and read on about its project. */
function HomeActions({ subject: { country }, home, name }: { subject: HomeSubject; home: ListedHomeFragment; name: string }) {
  const router = useRouter()
  const { publicHref } = router.buildLocation(listingLink(home, country))
  const { typeGroup, projectSlug } = home
  return (
    <div className="no-print flex flex-wrap items-center gap-3">
      <CompareButton home={{ slug: home.slug, name }} country={country} />
      {typeGroup && projectSlug && isModuleOpen('report', country) ? (
        <ButtonLink {...projectReportLink({ typeGroup, slug: projectSlug }, country)}>
          <Trans>Report of {name}</Trans>
        </ButtonLink>
      ) : null}
      <SaveSearch of={async () => ({ country, name, path: router.buildLocation(listingLink(home, country)).pathname, search: '' })}>
        <Trans>Save</Trans>
      </SaveSearch>
      <ShareMenu url={`${siteOrigin()}${publicHref}`} title={name} />
    </div>
  )
}

/** The tours of whoever advertises the home, each of them once, opened on demand. */
function HomeTours({ advertisers }: Pick<ListedHomeFragment, 'advertisers'>) {
  const { t } = useLingui()
  const { own, others } = toursOfHome(advertisers)
  if (own.length + others.length === 0) return null
  return (
    <PageSection id="tour" title={<Trans>Virtual tour</Trans>}>
      <div className="grid gap-6 pt-5 has-[>:nth-child(2)]:lg:grid-cols-2">
        {own.map((tour) => (
          <SiteTour key={tour.path} tour={tour} />
        ))}
        {others.map(({ url, agentName }) => (
          <div key={url}>
            <OtherTour url={url} title={t`Tour by ${agentName}`} />
          </div>
        ))}
      </div>
    </PageSection>
  )
}

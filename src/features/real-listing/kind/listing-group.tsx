import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#api/page-queries.ts'
import type { ListingGroupQuery, ListingsOfMixQuery, PropertyGroup } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import { projectMapLink, projectReportLink } from '#property/address/project-link.ts'
import { EstimateSummary } from '#property/estimate/estimate-summary.tsx'
import { ListingCard } from '#property/listing/card/listing-card.tsx'
import { OldTo } from '#property/old-data.tsx'
import { Elevation } from '#property/picture/pictures.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'
import { useFormat } from '#property/use-format.ts'
import { unitMixWord, wordOf } from '#property/vocabulary-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { ListingSubject } from '../listing-guard.ts'
import { listingSlugOf } from '../listing-guard.ts'
import type { listingGroupQuery } from '../queries.ts'
import { ListingMarket } from './listing-market.tsx'

type Project = NonNullable<ListingGroupQuery['project']>
type Market = ListingGroupQuery['market']
type ListedOfKind = ListingsOfMixQuery['listingGroupsOfProject']

/** One kind of home in one project: its listings, and its market data. */
export function ListingGroup({ subject, group }: { subject: ListingSubject; group: AnswerOf<typeof listingGroupQuery> }) {
  if (!group.ok)
    return (
      <div className="page py-12">
        <FailedPanel title={<Trans>The project could not be loaded</Trans>} />
      </div>
    )
  const { project, market, listed } = group.value
  return project ? <GroupOfProject subject={subject} project={project} market={market} listed={listed} /> : null
}

interface GroupOfProjectProps {
  subject: ListingSubject
  project: Project
  market: Market
  listed: ListedOfKind | null
}

function GroupOfProject({ subject, project, market, listed }: GroupOfProjectProps) {
  const { i18n, t } = useLingui()
  const format = useFormat(market.currencyCode)
  const { country } = subject
  const home = unitMixWord(i18n._.bind(i18n), subject.unitMix, project.propertyGroup)
  const mix = project.unitMixes.find(({ unitMix }) => unitMix === subject.unitMix)
  const facts = [
    wordOf(i18n._.bind(i18n), project.propertyType),
    project.completionYear === null ? '' : String(project.completionYear),
    project.unitCount === null ? '' : t`${plural(project.unitCount, { one: '# home', other: '# homes' })}`,
  ]
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] gap-12 pt-6 pb-20 sm:pt-9">
      <header className="grid items-center gap-x-10 gap-y-4 sm:grid-cols-[220px_minmax(0,1fr)]">
        <Elevation
          {...pictureOfProject(project)}
          width={320}
          height={220}
          label={t`Elevation of ${localName(i18n, project)}, drawn from data`}
          className="aspect-[16/11] w-full max-w-[280px] rounded border border-line"
        />
        <div>
          <h1 className="title text-3xl">{isRent(subject) ? <Trans>{home} to rent</Trans> : <Trans>{home} for sale</Trans>}</h1>
          <p className="mt-1 text-lg">{localName(i18n, project)}</p>
          <p className="text-ink-2">{[project.street, localName(i18n, project.area), project.postalCode].filter(Boolean).join(' · ')}</p>
          <p className="figures text-sm text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <KindOfListings subject={subject} listed={listed} />
      {mix ? (
        <div className="grid gap-x-16 gap-y-12 *:min-w-0 lg:grid-cols-2">
          <PageSection
            title={<Trans>On record</Trans>}
            aside={
              <>
                <Trans>Sales and rents of this kind of home here</Trans>
                <OldTo month={project.figuresTo} format={format} />
              </>
            }
          >
            <ListingMarket mix={mix} format={format} />
          </PageSection>
          {isModuleOpen('report', country) ? (
            <PageSection title={<Trans>What one is worth</Trans>}>
              <div className="pt-5">
                <EstimateSummary estimate={project.estimate} group={project.propertyGroup} currency={market.currencyCode} />
              </div>
            </PageSection>
          ) : null}
        </div>
      ) : null}
      {subject.agentId === null ? (
        <OtherMixes subject={subject} group={project.propertyGroup} mixes={project.unitMixes.map(({ unitMix }) => unitMix)} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isModuleOpen('report', country) ? (
          <ButtonLink {...projectReportLink(project, country)} look="primary">
            <Trans>Open the full report</Trans>
          </ButtonLink>
        ) : null}
        <ButtonLink {...projectMapLink(project.id, country)}>
          <Trans>See it on the map</Trans>
        </ButtonLink>
        {isModuleOpen('realListing', country) ? (
          <ButtonLink to="/realListing/compare" search={{ countryCode: country, with: project.slug }}>
            <Trans>Compare with another project</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </article>
  )
}

const isRent = ({ activity }: ListingSubject) => activity.startsWith('rent')

interface KindOfListingsProps {
  subject: ListingSubject
  /** null: they could not be loaded */
  listed: ListingsOfMixQuery['listingGroupsOfProject'] | null
}

/** The homes of one kind that are advertised in a project, or that none is. */
function KindOfListings({ subject: { country, agentId }, listed }: KindOfListingsProps) {
  if (listed === null)
    return (
      <Panel kind="failed" title={<Trans>The listings could not be loaded</Trans>}>
        <Trans>What the records say about this kind of home stands below.</Trans>
      </Panel>
    )
  if (listed.nodes.length === 0)
    return (
      <Panel kind="empty" title={<Trans>No home of this kind is advertised here now</Trans>}>
        <Trans>Below is what the records say about this kind of home in this project.</Trans>
      </Panel>
    )
  return (
    <PageSection title={<Plural value={listed.totalCount} one="# home is advertised" other="# homes are advertised" />}>
      <ul>
        {listed.nodes.map((home) => (
          <li key={home.id} className="border-b border-line">
            <ListingCard home={home} country={country} {...(agentId === null ? {} : { agentId })} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}

interface OtherMixesProps {
  subject: ListingSubject
  group: PropertyGroup
  mixes: readonly string[]
}

/** The other kinds of home of the project, to buy and to rent. */
function OtherMixes({ subject, group, mixes }: OtherMixesProps) {
  const { i18n, t } = useLingui()
  const { country, typeGroup, slug, activity } = subject
  const place = { countryCode: country, projectType: typeGroup, projectSlug: slug }
  const link = (mix: string, activityType: string) => {
    const params = { ...place, listingSlug: listingSlugOf(mix, group), activityType }
    return { to: '/realListing/project/$countryCode/$projectType/$projectSlug/listing-group/$listingSlug/$activityType', params } as const
  }
  const isRent = activity.startsWith('rent')
  return (
    <nav aria-label={t`Other homes of the project`} className="flex flex-wrap gap-2">
      {mixes.map((mix) => (
        <ChipLink key={mix} {...link(mix, activity)} on={mix === subject.unitMix}>
          {unitMixWord(i18n._.bind(i18n), mix, group)}
        </ChipLink>
      ))}
      <ChipLink {...link(subject.unitMix, isRent ? 'sale' : 'rent')}>{isRent ? t`For sale` : t`To rent`}</ChipLink>
    </nav>
  )
}

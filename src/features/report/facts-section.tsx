import { Trans, useLingui } from '@lingui/react/macro'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import { localName } from '#property/local-name.ts'
import type { Format } from '#property/use-format.ts'
import { facilityWords, tenureWords, wordOf } from '#property/vocabulary-words.ts'
import { PageSection } from '#ui/page-section.tsx'
import { dataYear, leaseLeft, type Market, type Project } from './project.ts'

function useFacts(project: Project, market: Market, format: Format): Fact[] {
  const { t, i18n } = useLingui()
  const left = leaseLeft(project, dataYear(market))
  const { leaseStartYear, tenureYears, areaSqmMin, areaSqmMax } = project
  const lease =
    tenureYears === null ? null : leaseStartYear === null ? t`${tenureYears} years` : t`${tenureYears} years from ${leaseStartYear}`
  const statuses = { PRECONSTRUCTION: t`planned`, BUILDING_UNDER_CONSTRUCTION: t`under construction`, COMPLETED: t`completed` }
  return [
    { key: 'type', name: t`Type`, value: wordOf(i18n._.bind(i18n), project.propertyType) },
    { key: 'street', name: t`Street`, value: project.street },
    { key: 'postal', name: t`Postal code`, value: project.postalCode },
    { key: 'area', name: t`Area`, value: localName(i18n, project.area) },
    { key: 'district', name: t`District`, value: project.district && localName(i18n, project.district) },
    { key: 'tenure', name: t`Tenure`, value: project.tenure && i18n._(tenureWords[project.tenure]) },
    { key: 'lease', name: t`Lease`, value: lease },
    { key: 'left', name: t`Lease left`, value: left === null ? null : t`${left} years` },
    { key: 'completion', name: t`Completion`, value: project.completionYear },
    { key: 'status', name: t`Status`, value: statuses[project.constructionStatus] },
    { key: 'floors', name: t`Floors`, value: project.floors },
    { key: 'units', name: t`Homes`, value: project.unitCount === null ? null : format.count(project.unitCount) },
    { key: 'blocks', name: t`Blocks`, value: project.buildings.length > 1 ? format.count(project.buildings.length) : null },
    {
      key: 'sizes',
      name: t`Sizes sold`,
      value:
        areaSqmMin === null || areaSqmMax === null
          ? null
          : format.range(format.area(areaSqmMin, 'sqft'), format.area(areaSqmMax, 'sqft')).replace(' sqft–', '–'),
    },
    { key: 'developer', name: t`Developer`, value: project.developer },
    { key: 'facilities', name: t`Facilities`, value: project.facilities.map((facility) => i18n._(facilityWords[facility])).join(', ') },
  ]
}

/** Everything that is known about the project itself. */
export function FactsSection({ project, market, format }: { project: Project; market: Market; format: Format }) {
  return (
    <PageSection title={<Trans>The facts</Trans>}>
      <div className="mt-1">
        <FactsList facts={useFacts(project, market, format)} />
      </div>
    </PageSection>
  )
}

import { useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { type Fact, FactsList } from '#property/facts-list.tsx'
import type { Format } from '#property/use-format.ts'
import { wordOf } from '#property/vocabulary-words.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import type { Body, Project } from '../project.ts'

function useFacts(project: Project, { district, developer }: Body, format: Format): Fact[] {
  const { t, i18n } = useLingui()
  const { areaSqmMin, areaSqmMax } = project
  const statuses = { PRECONSTRUCTION: t`planned`, BUILDING_UNDER_CONSTRUCTION: t`under construction`, COMPLETED: t`completed` }
  return [
    { key: 'type', name: t`Type`, value: wordOf(i18n._.bind(i18n), project.propertyType) },
    { key: 'street', name: t`Street`, value: project.street },
    { key: 'postal', name: t`Postal code`, value: project.postalCode },
    { key: 'area', name: t`Area`, value: localName(i18n, project.area) },
    { key: 'district', name: t`District`, value: district && localName(i18n, district) },
    { key: 'completion', name: t`Completion`, value: project.completionYear },
    { key: 'status', name: t`Status`, value: statuses[project.constructionStatus] },
    { key: 'floors', name: t`Floors`, value: project.floors },
    {
      key: 'units',
      name: project.isCommercial ? t`Units` : t`Homes`,
      value: project.unitCount === null ? null : format.count(project.unitCount),
    },
    { key: 'blocks', name: t`Blocks`, value: project.buildings.length > 1 ? format.count(project.buildings.length) : null },
    {
      key: 'sizes',
      name: t`Sizes sold`,
      value: areaSqmMin === null || areaSqmMax === null ? null : format.range(format.area(areaSqmMin), format.area(areaSqmMax)),
    },
    { key: 'developer', name: t`Developer`, value: developer },
  ]
}

interface FactsProps {
  project: Project
  body: Body
  heading: SectionHeading
  format: Format
}

/** Everything that is known about the project itself. */
export function FactsSection({ project, body, heading, format }: FactsProps) {
  return (
    <PageSection {...heading}>
      <div className="mt-1">
        <FactsList facts={useFacts(project, body, format)} />
      </div>
    </PageSection>
  )
}

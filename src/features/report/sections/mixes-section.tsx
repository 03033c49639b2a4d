import { Trans, useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import { DerivedRoomsNote } from '#property/derived-rooms.tsx'
import { OldTo } from '#property/old-data.tsx'
import type { Format } from '#property/use-format.ts'
import { PageSection, type SectionHeading } from '#ui/page-section.tsx'
import { type Body, isLand, type Project } from '../project.ts'
import { UnitMixTable } from './mix-table.tsx'

interface MixesProps {
  project: Project
  mixes: Body['unitMixes']
  heading: SectionHeading
  format: Format
}

/** The kinds of homes of a project with what they cost. */
export function MixesSection({ project, mixes, heading, format }: MixesProps) {
  const { i18n, t } = useLingui()
  if (mixes.length === 0) return null
  return (
    <PageSection
      {...heading}
      aside={
        <>
          <Trans>medians with lowest and highest of the last 12 months</Trans>
          <OldTo month={project.figuresTo} format={format} />
        </>
      }
    >
      <UnitMixTable
        group={project.propertyGroup}
        land={isLand(project)}
        rows={mixes}
        format={format}
        caption={t`Unit mixes of ${localName(i18n, project)}`}
      />
      {project.hasDerivedMixes ? <DerivedRoomsNote /> : null}
    </PageSection>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { projectReportLink } from '#property/address/project-link.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import type { Project } from '../project.ts'
import type { ReportLoad } from '../queries.ts'

/** The building, phase or stack that the address names, before the report of its project. */
export function PlaceFacts({ load, project, format }: { load: ReportLoad; project: Project; format: Format }) {
  const { t, i18n } = useLingui()
  const building = project.buildings.find(({ slug }) => slug === load.buildingSlug)
  if (!building) return null
  const { name, postalCode, floors, unitCount, completionYear } = building
  const { stack } = load
  const facts = [
    stack ? unitMixWord(i18n._.bind(i18n), stack.unitMix, project.propertyGroup) : '',
    stack ? format.areas(stack.areaSqm) : '',
    stack ? t`floors ${stack.floorLow} to ${stack.floorHigh}` : '',
    floors === null || stack ? '' : t`${plural(floors, { one: '# floor', other: '# floors' })}`,
    unitCount === null || stack ? '' : t`${plural(unitCount, { one: '# home', other: '# homes' })}`,
    completionYear === null ? '' : t`completed ${completionYear}`,
    postalCode === null ? '' : t`postal code ${postalCode}`,
  ]
  const label = stack?.label ?? ''
  return (
    <aside className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 rounded border border-line bg-sheet px-5 py-4">
      <div className="min-w-0">
        <p className="title text-xl">
          {stack ? (
            <Trans>
              {name}, stack {label}
            </Trans>
          ) : (
            name
          )}
        </p>
        <p className="figures text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Link {...projectReportLink(project, load.subject.country)} className="no-print text-lagoon underline-offset-4 hover:underline">
        <Trans>Report of the whole project</Trans>
      </Link>
    </aside>
  )
}

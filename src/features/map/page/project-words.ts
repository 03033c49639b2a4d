import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { useTenureMix } from '#property/use-tenure-mix.ts'
import { wordOf } from '#property/vocabulary-words.ts'

/** A project's name and facts in the reader's language. */
export function useProjectWords() {
  const { i18n, t } = useLingui()
  const mixOf = useTenureMix()
  const tenure = ({ tenure: kind, tenureYears, tenureMix }: ProjectCardFragment) => {
    if (tenureMix) return mixOf({ tenureMix })
    if (kind === 'FREEHOLD') return t`freehold`
    if (tenureYears) return t`${tenureYears} years`
    return kind === 'LEASEHOLD' ? t`leasehold` : null
  }
  return {
    name: (project: ProjectCardFragment): string => localName(i18n, project),
    /** "HDB flat · Bishan · 1985", and the tenure where there is room for it */
    facts: (project: ProjectCardFragment, options: { tenure: boolean }): string =>
      [
        wordOf((word) => i18n._(word), project.propertyType),
        localName(i18n, project.area),
        options.tenure ? tenure(project) : null,
        project.completionYear,
      ]
        .filter(Boolean)
        .join(' · '),
    /** "built 1985, 12 floors, 96 homes" */
    building: ({ floors, unitCount }: ProjectCardFragment): string | null =>
      [
        floors ? t`${plural(floors, { one: '# floor', other: '# floors' })}` : null,
        unitCount ? t`${plural(unitCount, { one: '# home', other: '# homes' })}` : null,
      ]
        .filter(Boolean)
        .join(' · ') || null,
  }
}

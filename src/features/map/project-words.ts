import { useLingui } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { wordOf } from '#property/vocabulary-words.ts'

/** A project's name and facts in the reader's language. */
export function useProjectWords() {
  const { i18n, t } = useLingui()
  const isLocal = i18n.locale.startsWith('zh')
  const local = (row: { name: string; nameLocal: string | null }) => (isLocal && row.nameLocal) || row.name
  const tenure = ({ tenure: kind, tenureYears }: ProjectCardFragment) => {
    if (kind === 'FREEHOLD') return t`freehold`
    if (tenureYears) return t`${tenureYears} years`
    return kind === 'LEASEHOLD' ? t`leasehold` : null
  }
  return {
    name: local,
    /** "HDB flat · Bishan · 1985", and the tenure where there is room for it */
    facts: (project: ProjectCardFragment, options: { tenure: boolean }): string =>
      [
        wordOf((word) => i18n._(word), project.propertyType),
        local(project.area),
        options.tenure ? tenure(project) : null,
        project.completionYear,
      ]
        .filter(Boolean)
        .join(' · '),
    /** "built 1985, 12 floors, 96 homes" */
    building: ({ floors, unitCount }: ProjectCardFragment): string | null =>
      [floors ? t`${floors} floors` : null, unitCount ? t`${unitCount} homes` : null].filter(Boolean).join(' · ') || null,
  }
}

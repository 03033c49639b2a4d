import { useLingui } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { localName } from '#lib/local-name.ts'
import { tenureWords, wordOf } from '#property/vocabulary-words.ts'

/** The place, then the facts that are known: kind, tenure, year, units. */
export function ResultFacts({ project }: { project: ProjectCardFragment }) {
  const { t, i18n } = useLingui()
  const { tenure, tenureYears, completionYear, unitCount, postalCode, constructionStatus } = project
  const years = tenureYears ? t`${tenureYears} years` : null
  const place = [localName(i18n, project).includes(project.street) ? null : project.street, localName(i18n, project.area), postalCode]
  const facts = [
    wordOf((message) => i18n._(message), project.propertyType),
    tenure === 'LEASEHOLD' && years ? years : tenure ? i18n._(tenureWords[tenure]) : null,
    completionYear ? (constructionStatus === 'COMPLETED' ? t`completed ${completionYear}` : t`completion ${completionYear}`) : null,
    unitCount ? t`${i18n.number(unitCount)} units` : null,
  ]
  return (
    <>
      <p className="figures text-ink-2">{place.filter(Boolean).join(' · ')}</p>
      <p className="figures mt-0.5 text-sm text-ink-3">{facts.filter(Boolean).join(' · ')}</p>
    </>
  )
}

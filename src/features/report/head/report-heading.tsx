import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { localName } from '#lib/local-name.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { useTenureMix } from '#property/use-tenure-mix.ts'
import { tenureWords, typeGroupWords, wordOf } from '#property/vocabulary-words.ts'
import { countryName } from '#session/country-name.ts'
import { Badge } from '#ui/badge.tsx'
import type { Project, ReportMarket } from '../project.ts'

/** The facts that name a project, joined by middle dots. */
function useFactsLine(project: Project): string {
  const { t, i18n } = useLingui()
  const mixOf = useTenureMix()
  const { completionYear, floors, lease } = project
  const tenure =
    mixOf(project) ??
    (lease && lease.remainingYears !== null
      ? t`lease ${lease.years} years from ${lease.startYear}, ${lease.remainingYears} left (to ${lease.endYear})`
      : project.tenure
        ? i18n._(tenureWords[project.tenure])
        : '')
  return [
    wordOf(i18n._.bind(i18n), project.propertyType),
    localName(i18n, project).includes(project.street) ? '' : project.street,
    completionYear === null ? '' : t`completed ${completionYear}`,
    floors === null ? '' : t`${floors} floors`,
    tenure,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Breadcrumbs, the project's name, and its main facts. */
export function ReportHeading({ project, market }: { project: Project; market: ReportMarket }) {
  const { t, i18n } = useLingui()
  const facts = useFactsLine(project)
  const name = localName(i18n, project)
  const otherName = name === project.name ? project.nameLocal : project.name
  return (
    <header>
      <nav aria-label={t`Breadcrumb`} className="text-sm text-ink-3">
        <ol className="flex flex-wrap gap-x-1.5">
          <li>
            <Link to="/" className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:text-ink">
              {countryName(i18n, market.countryCode)}
            </Link>{' '}
            <span aria-hidden="true">›</span>
          </li>
          <li className="inline-flex min-h-6 items-center gap-1.5">
            {localName(i18n, project.area)} <span aria-hidden="true">›</span>
          </li>
          <li className="inline-flex min-h-6 items-center">
            {project.isCommercial
              ? wordOf(i18n._.bind(i18n), project.propertyType)
              : i18n._(typeGroupWords[fromWireTypeGroup(project.typeGroup)])}
          </li>
        </ol>
      </nav>
      <h1 className="title mt-1 text-3xl sm:text-4xl">{name}</h1>
      {otherName ? <p className="title text-xl text-ink-2">{otherName}</p> : null}
      <p className="figures mt-1.5 text-lg text-ink-2">{facts}</p>
      {market.isDemo ? (
        <p className="mt-2 flex items-center gap-2 text-sm text-ink-2">
          <Badge tone="caution">{t`Demo data`}</Badge>
          {t`Invented figures for demonstration. Not for decisions.`}
        </p>
      ) : null}
    </header>
  )
}

import { linkOptions } from '@tanstack/react-router'
import type { TypeGroup as WireTypeGroup } from '#graphql/generated/graphql.ts'
import { isModuleOpen } from '#market/module-countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from './wire-words.ts'

interface ProjectKey {
  typeGroup: WireTypeGroup
  slug: string
}

/** The free report of a project. */
export const projectReportLink = ({ typeGroup, slug }: ProjectKey, country: CountryCode) =>
  linkOptions({
    to: '/report/$reportKey/project/$countryCode/$projectType/$projectSlug',
    params: { reportKey: 'realvalue', countryCode: country, projectType: fromWireTypeGroup(typeGroup), projectSlug: slug },
  })

/** A project on the map, selected. */
export const projectMapLink = (id: string, country: CountryCode) =>
  linkOptions({ to: '/map', search: { countryCode: country, selected: Number(id) } })

/** The best page we have about a project: its report, or the map where reports are not open (§6). */
export const projectLink = (project: ProjectKey & { id: string }, country: CountryCode) =>
  isModuleOpen('report', country) ? projectReportLink(project, country) : projectMapLink(project.id, country)

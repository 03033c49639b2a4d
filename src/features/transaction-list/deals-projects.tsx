import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import { SEARCH_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { localName } from '#lib/local-name.ts'
import { addMonths, formatMonth, parseMonth } from '#lib/months.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { FiguresAlone } from '#property/figures-alone/figures-alone.tsx'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { nearText, searchWordsForUrl } from '#property/search/search-address.ts'
import { salesAtAddress } from '#property/search/suggestion-link.ts'
import type { Suggestion } from '#property/search/suggestions/use-suggestions.ts'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import type { dealPlacesQuery } from './queries.ts'
import type { DealsPath, DealsSearch } from './search.ts'

interface DealsProjectsProps {
  path: DealsPath
  country: CountryCode
  words: string | number | undefined
  found: AnswerOf<typeof dealPlacesQuery>
}

/** Places to list the deals of: what the box finds, the country's areas, projects by words, else the most traded. The plain GET form works without scripts. */
export function DealsProjects({ path, country, words, found }: DealsProjectsProps) {
  const { i18n, t } = useLingui()
  const router = useRouter()
  const projects = found.ok ? found.value.projects.nodes : []
  const lastYear = found.ok && found.value.market.lastMonth ? yearBefore(found.value.market.lastMonth) : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <PageSection title={<Trans>Choose a place</Trans>} aside={<Trans>a project, street, area, station or school</Trans>}>
        <div className="grid gap-6 pt-6">
          <SearchBox
            key={country}
            country={country}
            onPlace={(place) => void router.navigate({ to: path, search: { ...suggestedSearch(place), countryCode: country } })}
          />
          <nav aria-label={t`Areas`} className="flex flex-wrap gap-2">
            <ChipLink to={path} search={{ countryCode: country, all: true, from: lastYear }} preload={false}>
              <Trans>The whole country, twelve months</Trans>
            </ChipLink>
            {found.ok
              ? byName(found.value.areas, i18n.locale).map(({ id, ...area }) => (
                  <ChipLink key={id} to={path} search={{ countryCode: country, areaId: id, q: area.name, from: lastYear }} preload={false}>
                    {localName(i18n, area)}
                  </ChipLink>
                ))
              : null}
          </nav>
        </div>
      </PageSection>
      <PageSection
        title={words === undefined ? <Trans>Most traded projects</Trans> : <Trans>Projects found</Trans>}
        aside={<Trans>choose one to see its deals</Trans>}
      >
        <form method="get" className="flex max-w-[40rem] items-end gap-3 py-6">
          <input type="hidden" name="countryCode" value={country} />
          <div className="grow">
            <Field label={t`Project, street or postal code`}>
              {(control) => (
                <TextInput
                  {...control}
                  key={words}
                  name="q"
                  type="search"
                  defaultValue={words === undefined ? '' : String(words)}
                  maxLength={SEARCH_TEXT_MAX_CHARS}
                />
              )}
            </Field>
          </div>
          <Button type="submit" look="primary">
            <Trans>Find</Trans>
          </Button>
        </form>
        {found.ok ? null : <FailedPanel title={<Trans>The projects could not be loaded</Trans>} />}
        {found.ok && projects.length === 0 && hasFiguresAlone(found.value.market) ? <FiguresAlone country={country} /> : null}
        {found.ok && projects.length === 0 && !hasFiguresAlone(found.value.market) ? (
          <Panel kind="empty" title={<Trans>No project found</Trans>}>
            <Trans>Try fewer letters, the street, or the postal code.</Trans>
          </Panel>
        ) : null}
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {projects.map(({ id, typeGroup, slug, area, saleCount, ...project }) => (
            <li key={id} className="border-b border-line">
              <Link
                to={path}
                search={{ countryCode: country, projectType: fromWireTypeGroup(typeGroup), projectSlug: slug }}
                className="flex min-h-12 items-center justify-between gap-4 py-2 hover:text-lagoon"
              >
                <span className="min-w-0">
                  <span className="block font-[560] wrap-anywhere">{localName(i18n, project)}</span>
                  <span className="block text-sm text-ink-3">{localName(i18n, area)}</span>
                </span>
                <span className="figures shrink-0 text-ink-2">
                  <Plural value={saleCount} one="# sale" other="# sales" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </PageSection>
    </div>
  )
}

/** The areas of most sales, in the order in which a reader looks for a name. */
const byName = <Area extends { name: string }>(areas: readonly Area[], locale: string): Area[] =>
  areas.toSorted((a, b) => a.name.localeCompare(b.name, locale))

/** The first of the twelve months that end with a month. */
const yearBefore = (lastMonth: string): string | undefined => {
  const last = parseMonth(lastMonth)
  return last === null ? undefined : formatMonth(addMonths(last, -11))
}

type Place = Pick<Suggestion, 'kind' | 'title' | 'houseNo' | 'typeGroup' | 'slug' | 'areaId' | 'lat' | 'lng'>

/** The list of a place that the search box found: a project's, an area's, a street's, or of what lies around a point. */
function suggestedSearch(place: Place): Partial<DealsSearch> {
  const { kind, title, typeGroup, slug, areaId, lat, lng } = place
  const sales = salesAtAddress(place)
  if (sales) return sales
  if (typeGroup && slug) return { projectType: fromWireTypeGroup(typeGroup), projectSlug: slug }
  const q = searchWordsForUrl(title)
  if (kind === 'AREA' && areaId) return { areaId, q }
  if (kind === 'STREET') return { street: title, q }
  return lat != null && lng != null ? { near: nearText(lat, lng), q } : { q }
}

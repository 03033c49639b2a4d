import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ClientOnly, Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { enumName } from '#filter/wire-names.ts'
import type { KeptLaunchesQuery } from '#graphql/generated/graphql.ts'
import { LAUNCH_SORTS, LAUNCH_STATES, type LaunchSort } from '#graphql/launch-kinds.ts'
import { type CountryCode, TENURES } from '#market/vocabulary.ts'
import { FiltersSummary } from '#property/filter/form/narrow-panel.tsx'
import { tenureWords, unitMixWord } from '#property/vocabulary-words.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ChipLink } from '#ui/form/chip.tsx'
import { LinkTab, LinkTabs } from '#ui/link-tabs.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { Panel } from '#ui/panel.tsx'
import { SortMenu, sortLinkClass } from '#ui/sort-menu.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { KeptLaunchCard } from './kept-launch-card.tsx'
import { LaunchAreas } from './launch-areas.tsx'
import { Choices, type LaunchLink } from './launch-choices.tsx'
import { launchLimitCount } from './launch-filter.ts'
import { LaunchLimits } from './launch-limits.tsx'
import { launchStateWords } from './launch-states.ts'
import { BEDROOMS, LAUNCHES_PER_PAGE, type LaunchSearch } from './search.ts'

const LaunchMap = lazy(() => import('./map/launch-map.tsx').then((code) => ({ default: code.LaunchMap })))

interface MapOfLaunchesProps {
  country: CountryCode
  search: LaunchSearch
  today: string
}

/** The map above the cards, where the address asks for it; its code is loaded then only. */
function MapOfLaunches({ country, search, today }: MapOfLaunchesProps) {
  if (search.view !== 'map') return null
  const waiting = (
    <p role="status" className="grid h-80 place-content-center bg-wash text-ink-3 [@media(scripting:none)]:hidden">
      <Trans>The map is being drawn</Trans>
    </p>
  )
  return (
    <div className="no-print pt-5">
      <ClientOnly
        fallback={
          <>
            <noscript>
              <p className="text-ink-2">
                <Trans>The map is drawn with JavaScript. The cards below are the same launches.</Trans>
              </p>
            </noscript>
            {waiting}
          </>
        }
      >
        <Suspense fallback={waiting}>
          <LaunchMap country={country} search={search} today={today} />
        </Suspense>
      </ClientOnly>
    </div>
  )
}

interface KeptLaunchesProps {
  country: CountryCode
  currency: string
  search: LaunchSearch
  kept: KeptLaunchesQuery['launches'] & { areas: KeptLaunchesQuery['launchAreas'] }
  today: string
}

const SORT_WORDS: Record<LaunchSort, MessageDescriptor> = {
  'next-day': msg`Next day first`,
  'price-low': msg`Lowest price first`,
  'price-high': msg`Highest price first`,
  'most-left': msg`Most homes left`,
  'top-first': msg`Earliest completion`,
}

const YEARS_AHEAD = [0, 1, 2, 3, 4, 5]

/** The launches with a price list, narrowed and ordered by links. */
export function KeptLaunches({ country, currency, search, kept, today }: KeptLaunchesProps) {
  const { t } = useLingui()
  const { totalCount } = kept
  const to = (change: Partial<LaunchSearch>): LaunchLink => ({
    to: '/realLaunch',
    search: { ...search, countryCode: country, launchPage: 1, ...change },
    resetScroll: false,
  })
  if (totalCount === 0 && launchLimitCount(search) === 0) return null
  return (
    <PageSection title={<Plural value={totalCount} one="# launch" other="# launches" />} aside={<Trans>with a price list</Trans>}>
      <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-4 pt-3 sm:pt-5">
        <LaunchChoices country={country} currency={currency} search={search} today={today} to={to} areas={kept.areas} />
        <LaunchOrders search={search} to={to} />
        <LinkTabs label={t`List or map`}>
          <LinkTab {...to({ view: undefined, launchPage: search.launchPage })} current={search.view === undefined}>
            <Trans>List</Trans>
          </LinkTab>
          <LinkTab {...to({ view: 'map', launchPage: search.launchPage })} current={search.view === 'map'}>
            <Trans>Map</Trans>
          </LinkTab>
        </LinkTabs>
      </div>
      {totalCount === 0 ? (
        <div className="pt-5">
          <Panel
            kind="empty"
            title={<Trans>No launch is like this</Trans>}
            action={
              <ButtonLink to="/realLaunch" search={{ countryCode: country }} resetScroll={false}>
                <Trans>Take all choices back</Trans>
              </ButtonLink>
            }
          >
            <Trans>Take one of the choices above back, or all of them.</Trans>
          </Panel>
        </div>
      ) : (
        <>
          <MapOfLaunches country={country} search={search} today={today} />
          <ul className="launch-cards grid gap-5 py-3 sm:grid-cols-2 sm:py-6 lg:grid-cols-3">
            {kept.nodes.map((launch) => (
              <li key={launch.id} className="grid">
                <KeptLaunchCard launch={launch} country={country} currency={currency} today={today} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Pagination
        page={search.launchPage}
        pageCount={Math.ceil(totalCount / LAUNCHES_PER_PAGE)}
        link={({ page, ...rest }) => <Link {...to({ launchPage: page })} {...rest} />}
      />
    </PageSection>
  )
}

interface LaunchChoicesProps extends Omit<KeptLaunchesProps, 'kept'> {
  areas: KeptLaunchesQuery['launchAreas']
  to: (change: Partial<LaunchSearch>) => LaunchLink
}

/** What the launches can be narrowed by; on a phone behind one button, so that the first launch stands on the first screen. */
function LaunchChoices({ country, currency, search, today, areas, to }: LaunchChoicesProps) {
  const { i18n, t } = useLingui()
  return (
    <details className="group max-sm:open:basis-full sm:basis-full sm:details-content:block sm:details-content:[content-visibility:visible]">
      <FiltersSummary chosen={launchLimitCount(search)} className="sm:hidden" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-sm:pt-3">
        <Choices name={t`State`} all={to({ stage: undefined })} isAll={search.stage === undefined}>
          {LAUNCH_STATES.map((state) => (
            <ChipLink key={state} {...to({ stage: state })} on={search.stage === state}>
              {i18n._(launchStateWords[enumName(state)])}
            </ChipLink>
          ))}
        </Choices>
        <Choices name={t`Bedrooms`} all={to({ bedrooms: undefined })} isAll={search.bedrooms === undefined}>
          {BEDROOMS.map((bedrooms) => (
            <ChipLink key={bedrooms} {...to({ bedrooms })} on={search.bedrooms === bedrooms}>
              {unitMixWord((word) => i18n._(word), String(bedrooms), 'CONDO')}
            </ChipLink>
          ))}
        </Choices>
        <Choices name={t`Tenure`} all={to({ tenure: undefined })} isAll={search.tenure === undefined}>
          {TENURES.map((tenure) => (
            <ChipLink key={tenure} {...to({ tenure })} on={search.tenure === tenure}>
              {i18n._(tenureWords[enumName(tenure)])}
            </ChipLink>
          ))}
        </Choices>
        <Choices name={t`Expected completion`} all={to({ top: undefined })} isAll={search.top === undefined}>
          {YEARS_AHEAD.map((ahead) => Number(today.slice(0, 4)) + ahead).map((year) => (
            <ChipLink key={year} {...to({ top: year })} on={search.top === year}>
              <span className="figures">{year}</span>
            </ChipLink>
          ))}
        </Choices>
        <LaunchAreas areas={areas} country={country} search={search} to={to} />
        <LaunchLimits country={country} search={search} currency={currency} />
      </div>
    </details>
  )
}

function LaunchOrders({ search, to }: Pick<LaunchChoicesProps, 'search' | 'to'>) {
  const { i18n, t } = useLingui()
  return (
    <SortMenu label={t`Sorted by`} current={i18n._(SORT_WORDS[search.sort])} listClassName="start-0">
      {LAUNCH_SORTS.map((sort) => (
        <li key={sort}>
          <Link {...to({ sort })} className={sortLinkClass(search.sort === sort)}>
            {i18n._(SORT_WORDS[sort])}
          </Link>
        </li>
      ))}
    </SortMenu>
  )
}

import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { isModuleOpen } from '#market/module-countries.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { SaveSearch } from '#property/search/save-search.tsx'
import { MakeShare } from '#property/share/make-share.tsx'
import { stringifySearch } from '#session/address-search.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ShareMenu } from '#ui/share-menu.tsx'
import type { Project } from '../project.ts'
import { useReport, useReportSearch } from '../report-address.ts'
import { type ReportSearch, reportHome } from '../search.ts'
import { homeToSave } from './home-to-save.ts'
import { type DescribedHome, OwnHomeButton } from './own-home-button.tsx'

interface ReportShareProps {
  project: Pick<Project, 'lat' | 'lng' | 'typeGroup' | 'slug' | 'isCommercial'>
  title: string
  country: Parameters<typeof homeToSave>[0]['country']
  /** of a report about one home: as it was valued, null where it was not; of any other nothing */
  valued?: DescribedHome | null
}

/** §2.9: passes the report on as it is shown, keeps it, or says what is wrong with it; its address holds the home that was described. */
export function ReportShare({ project, title, country, valued }: ReportShareProps) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const { url, pathname, searchStr } = useLocation({
    select: (at) => ({ url: `${siteOrigin()}${at.publicHref}`, pathname: at.pathname, searchStr: at.searchStr }),
    structuralSharing: true,
  })
  const { key, subject, place } = useReport()
  const search = useReportSearch()
  const { mix, area, unit, floor } = search
  const home = { mix, area, unit, floor }
  const params = { reportKey: key, countryCode: subject.country, projectType: subject.typeGroup, projectSlug: subject.slug }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <MakeShare
        title={title}
        make={async (wish) => {
          const { shareReport } = await import('../share-report.functions.ts')
          return shareReport({
            data: { about: { params, search: given(search), place }, wish, path: `${pathname}${stringifySearch(search)}` },
          })
        }}
      />
      <SaveSearch of={async () => homeToSave({ country, name: title, path: pathname, search: searchStr, project })}>
        <Trans>Save and watch</Trans>
      </SaveSearch>
      {valued === undefined ? null : (
        <OwnHomeButton
          key={JSON.stringify(ownHome(valued, search))}
          project={project}
          country={country}
          title={title}
          home={ownHome(valued, search)}
        />
      )}
      <ShareMenu url={url} title={title} />
      <Link
        to="/contact"
        search={{ interest: 'question', about: `${pathname}${searchStr}` }}
        className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
      >
        {project.isCommercial ? <Trans>Ask about this building</Trans> : <Trans>Ask about this home</Trans>}
      </Link>
      <Link
        to="/contact"
        search={{ interest: 'mistake', about: `${pathname}${searchStr}` }}
        className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
      >
        <Trans>Something is wrong here</Trans>
      </Link>
      {viewer.roles.includes('agent') && isModuleOpen('realAgent', country) ? (
        <Link
          to="/realAgent/market-analysis"
          search={{ of: `${country}/${fromWireTypeGroup(project.typeGroup)}/${project.slug}`, countryCode: country, ...home }}
          className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
        >
          <Trans>Make a market analysis</Trans>
        </Link>
      ) : null}
      {viewer.roles.includes('agent') ? (
        <Link
          to="/user/orders/new"
          search={{ project: `${country}/${fromWireTypeGroup(project.typeGroup)}/${project.slug}` }}
          className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
        >
          <Trans>Order photographs or a tour</Trans>
        </Link>
      ) : null}
    </div>
  )
}

/** The home as it was valued, else as the address describes it. */
const ownHome = (valued: DescribedHome | null, search: ReportSearch): DescribedHome => {
  const { unitMix, areaSqm, floor } = valued ?? reportHome(search) ?? { unitMix: null, areaSqm: null, floor: null }
  return { unitMix, areaSqm, floor }
}

/** Without what is not set. */
const given = (search: ReportSearch): Record<string, string | number> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

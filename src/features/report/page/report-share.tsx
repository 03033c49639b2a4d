import { Trans } from '@lingui/react/macro'
import { useLocation, useRouteContext } from '@tanstack/react-router'
import { isModuleOpen } from '#market/module-countries.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { AskAgentButton } from '#property/ask-agent/ask-agent-button.tsx'
import { CompareButton } from '#property/compare/compare-button.tsx'
import { type DescribedHome, OwnHomeButton } from '#property/own-home/own-home-button.tsx'
import { SaveSearch } from '#property/search/save-search.tsx'
import { SharePage } from '#property/share/make-share.tsx'
import { stringifySearch } from '#session/address-search.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Project } from '../project.ts'
import { useReport, useReportSearch } from '../report-address.ts'
import { type ReportSearch, reportHome } from '../search.ts'
import { homeToSave } from './home-to-save.ts'

interface ReportShareProps {
  project: Pick<Project, 'lat' | 'lng' | 'typeGroup' | 'slug' | 'isCommercial' | 'propertyGroup'>
  title: string
  country: Parameters<typeof homeToSave>[0]['country']
  /** of a report about one home: as it was valued, null where it was not; of any other nothing */
  valued?: DescribedHome | null
  /** whether the page has its main action in the form that describes the home */
  isMainElsewhere: boolean
}

/**
 * What else can be done with a report, in order: pass it on, print it, save it, compare it, ask an agent, ask us,
 * keep the home, say what is wrong. All of one
 * quiet weight behind the page's main action; where the report describes no home to value, keeping it is the main one.
 */
export function ReportShare({ project, title, country, valued, isMainElsewhere }: ReportShareProps) {
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
  const about = `${pathname}${searchStr}`
  const isAgent = viewer.roles.includes('agent')
  const save = (
    <SaveSearch
      {...(isMainElsewhere ? QUIET : MAIN)}
      of={async () => homeToSave({ country, name: title, path: pathname, search: searchStr, project })}
    >
      <Trans>Save and watch</Trans>
    </SaveSearch>
  )
  return (
    <div className="grid justify-items-start gap-3">
      {isMainElsewhere ? null : save}
      <div className="-mx-3 flex flex-wrap items-center gap-y-1">
        <SharePage
          {...QUIET}
          url={url}
          page={{
            title,
            make: async (wish) => {
              const { shareReport } = await import('../share-report.functions.ts')
              return shareReport({
                data: { about: { params, search: given(search), place }, wish, path: `${pathname}${stringifySearch(search)}` },
              })
            },
          }}
        />
        <Button {...QUIET} onClick={() => window.print()}>
          <Trans>Print A4</Trans>
        </Button>
        {isMainElsewhere ? save : null}
        {project.isCommercial ? null : (
          <>
            <CompareButton {...QUIET} home={{ slug: project.slug, name: title }} country={country} />
            <AskAgentButton
              {...QUIET}
              project={project}
              country={country}
              title={title}
              home={valued === undefined ? null : ownHome(valued, search)}
            />
          </>
        )}
        <ButtonLink {...QUIET} to="/contact" search={{ interest: 'question', about }}>
          {project.isCommercial ? <Trans>Ask about this building</Trans> : <Trans>Ask about this home</Trans>}
        </ButtonLink>
        {valued === undefined ? null : (
          <OwnHomeButton
            key={JSON.stringify(ownHome(valued, search))}
            {...QUIET}
            project={project}
            country={country}
            title={title}
            home={ownHome(valued, search)}
          />
        )}
        <ButtonLink {...QUIET} to="/contact" search={{ interest: 'mistake', about }}>
          <Trans>Something is wrong here</Trans>
        </ButtonLink>
        {isAgent && isModuleOpen('realAgent', country) ? (
          <ButtonLink
            {...QUIET}
            to="/realAgent/market-analysis"
            search={{ of: `${country}/${fromWireTypeGroup(project.typeGroup)}/${project.slug}`, countryCode: country, ...home }}
          >
            <Trans>Make a market analysis</Trans>
          </ButtonLink>
        ) : null}
        {isAgent ? (
          <ButtonLink
            {...QUIET}
            to="/user/orders/new"
            search={{ project: `${country}/${fromWireTypeGroup(project.typeGroup)}/${project.slug}` }}
          >
            <Trans>Order photographs or a tour</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}

const QUIET = { look: 'ghost', size: 'small' } as const
const MAIN = { look: 'primary', size: 'medium' } as const

/** The home as it was valued, else as the address describes it. */
const ownHome = (valued: DescribedHome | null, search: ReportSearch): DescribedHome => {
  const { unitMix, areaSqm, floor } = valued ?? reportHome(search) ?? { unitMix: null, areaSqm: null, floor: null }
  return { unitMix, areaSqm, floor }
}

/** Without what is not set. */
const given = (search: ReportSearch): Record<string, string | number> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

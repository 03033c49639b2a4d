import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { SaveSearch } from '#property/search/save-search.tsx'
import { useLateWords } from '#session/late-words.ts'
import { siteOrigin } from '#session/site-origin.ts'
import { ShareButtons } from '#ui/share-buttons.tsx'
import type { Project } from '../project.ts'
import { homeToSave } from './home-to-save.ts'

interface ReportShareProps {
  project: Pick<Project, 'lat' | 'lng' | 'typeGroup' | 'slug'>
  title: string
  country: Parameters<typeof homeToSave>[0]['country']
}

/** §2.9: passes the report on as it is shown, keeps it, or says what is wrong with it; its address holds the home that was described. */
export function ReportShare({ project, title, country }: ReportShareProps) {
  useLateWords('report-late')
  const { viewer } = useRouteContext({ from: '__root__' })
  const { url, pathname, searchStr } = useLocation({
    select: (at) => ({ url: `${siteOrigin()}${at.publicHref}`, pathname: at.pathname, searchStr: at.searchStr }),
    structuralSharing: true,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <SaveSearch of={async () => homeToSave({ country, name: title, path: pathname, search: searchStr, project })}>
        <Trans>Save and watch</Trans>
      </SaveSearch>
      <ShareButtons url={url} title={title} />
      <Link
        to="/contact"
        search={{ interest: 'question', about: `${pathname}${searchStr}` }}
        className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
      >
        <Trans>Ask about this home</Trans>
      </Link>
      <Link
        to="/contact"
        search={{ interest: 'mistake', about: `${pathname}${searchStr}` }}
        className="inline-flex min-h-6 items-center text-lagoon underline underline-offset-4"
      >
        <Trans>Something is wrong here</Trans>
      </Link>
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

import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useLookAnew } from '#session/use-look-anew.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { OWN_SHARES_PAGE_SIZE } from '../search.ts'
import { ShareItem } from './share-item.tsx'

const route = getRouteApi('/_default/user/shares')

/** What the viewer has passed on, with who came by day. */
export function OwnSharesPage() {
  const { t } = useLingui()
  const answer = route.useLoaderData()
  const { page = 1 } = route.useSearch()
  useLookAnew()
  if (!answer) return null
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-6 py-9">
      <header>
        <h1 className="title text-4xl">
          <Trans>Pages that you share</Trans>
        </h1>
        <p className="mt-1 max-w-[68ch] text-ink-2">
          <Trans>
            Each shows what it showed when you shared it. A visitor counts once a day; who it was is not kept. You and programs that make
            previews do not count.
          </Trans>
        </p>
      </header>
      {!answer.ok ? (
        <FailedPanel title={<Trans>Your shares could not be loaded</Trans>} />
      ) : answer.value.nodes.length === 0 ? (
        <Panel kind="empty" title={<Trans>Nothing is shared yet</Trans>}>
          <Trans>A report and a comparison have the button “Share as it is today”.</Trans>
        </Panel>
      ) : (
        <ul aria-label={t`Shares, newest first`} className="border-t border-line">
          {answer.value.nodes.map((share) => (
            <ShareItem key={share.id} share={share} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={answer.ok ? Math.ceil(answer.value.totalCount / OWN_SHARES_PAGE_SIZE) : 0}
        link={({ page: to, ...link }) => <Link {...link} from="/user/shares" to="." search={{ page: to === 1 ? undefined : to }} />}
      />
    </div>
  )
}

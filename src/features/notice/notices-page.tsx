import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLoaderData, useRouter, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { formatDay } from '#session/day-time.ts'
import { type NoticeItem, NoticeLink } from '#session/notice/notice-link.tsx'
import { useLook } from '#session/use-look.ts'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import { Panel } from '#ui/panel.tsx'
import { Pagination } from '#ui/table/pagination.tsx'
import { NoticeSettingsSection } from './notice-settings-section.tsx'
import { NOTICES_PAGE_SIZE } from './search.ts'

/** What the person was told, by day, and how they want to be told. */
export function NoticesPage() {
  const router = useRouter()
  const loaded = useLoaderData({ from: '/_default/user/notices' })
  useLook(() => void router.invalidate())
  if (!loaded) return null
  const { notices, settings } = loaded
  return (
    <div className="page grid max-w-[60rem] grid-cols-[minmax(0,1fr)] content-start gap-10 py-9">
      <div className="grid gap-6">
        <h1 className="title text-4xl">
          <Trans>Notices</Trans>
        </h1>
        {notices.ok ? (
          <NoticeList nodes={notices.value.nodes} total={notices.value.totalCount} />
        ) : (
          <FailedPanel title={<Trans>Your notices could not be loaded</Trans>} />
        )}
      </div>
      {settings.ok ? (
        <NoticeSettingsSection settings={settings.value} />
      ) : (
        <FailedPanel title={<Trans>Your settings could not be loaded</Trans>} />
      )}
    </div>
  )
}

function NoticeList({ nodes, total }: { nodes: readonly NoticeItem[]; total: number }) {
  const { i18n } = useLingui()
  const { page = 1 } = useSearch({ from: '/_default/user/notices' })
  if (total === 0)
    return (
      <Panel kind="empty" title={<Trans>There are no notices yet</Trans>}>
        <Trans>When somebody writes to you, books a time or sends an order, it stands here.</Trans>
      </Panel>
    )
  const days = Map.groupBy(nodes, ({ at }) => formatDay(at, i18n.locale))
  return (
    <>
      {nodes.some(({ isRead }) => !isRead) ? <ReadAllButton /> : null}
      {[...days].map(([day, notices]) => (
        <section key={day} aria-label={day}>
          <h2 className="figures border-b border-ink pb-2 text-base text-ink-2">{day}</h2>
          <ul>
            {notices.map((notice) => (
              <li key={notice.id} className="border-b border-line">
                <NoticeLink notice={notice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination
        page={page}
        pageCount={Math.ceil(total / NOTICES_PAGE_SIZE)}
        link={({ page: to, ...link }) => (
          <Link {...link} from="/user/notices" to="." search={(now) => ({ ...now, page: to === 1 ? undefined : to })} />
        )}
      />
    </>
  )
}

function ReadAllButton() {
  const router = useRouter()
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  const readAll = async () => {
    setState('busy')
    const { markNoticesRead } = await import('#session/notice/notice.functions.ts')
    const answer = await markNoticesRead({ data: {} }).catch(() => null)
    await router.invalidate()
    setState(answer?.ok ? 'still' : 'failed')
  }
  useEarlyPress(button, () => void readAll())
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button ref={button} data-early size="small" disabled={state === 'busy'} onClick={() => void readAll()}>
        <Trans>Mark all as read</Trans>
      </Button>
      {state === 'failed' ? (
        <p role="alert" className="text-bad">
          <Trans>They could not be marked. Try again.</Trans>
        </p>
      ) : null}
    </div>
  )
}

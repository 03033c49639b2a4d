import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { NoticesQuery } from '#graphql/generated/graphql.ts'
import { formatDayTime } from '#session/day-time.ts'
import { noticePath } from './notice-facts.ts'
import { NoticeSentence } from './notice-words.tsx'

export type NoticeItem = NoticesQuery['notices']['nodes'][number]

interface NoticeLinkProps {
  notice: NoticeItem
  /** the link was followed */
  onOpen?: () => void
}

/** One notice: a link to where it can be acted on, which marks it as read. */
export function NoticeLink({ notice, onOpen }: NoticeLinkProps) {
  const { i18n } = useLingui()
  const router = useRouter()
  const { id, kind, facts, path, at, isRead } = notice
  // the notices' own page is used as an example, because only the prefix of its address is needed
  const prefix = router.buildLocation({ to: '/about-us' }).publicHref.split('/about-us')[0]
  const href = `${prefix}${noticePath(path)}`
  const open = (event: MouseEvent) => {
    void import('./notice.functions.ts').then(({ markNoticesRead }) => markNoticesRead({ data: { ids: [id] } })).catch(() => {})
    onOpen?.()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a href={href} onClick={open} className="grid min-h-14 grid-cols-[1rem_minmax(0,1fr)] items-baseline gap-x-2 px-3 py-2.5 hover:bg-wash">
      <span aria-hidden="true" className={isRead ? 'size-2' : 'size-2 self-center rounded-full bg-terracotta'} />
      <span className="grid gap-0.5">
        <span className={isRead ? 'text-ink-2' : 'font-[560] text-ink'}>
          {isRead ? null : (
            <span className="sr-only">
              <Trans>New:</Trans>{' '}
            </span>
          )}
          <NoticeSentence kind={kind} facts={facts} />
        </span>
        <time dateTime={at} className="figures text-sm text-ink-3">
          {formatDayTime(at, i18n.locale)}
        </time>
      </span>
    </a>
  )
}

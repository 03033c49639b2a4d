import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fetchNotices, markNoticesRead } from '#session/notice/notice.functions.ts'
import { type NoticeItem, NoticeLink } from '#session/notice/notice-link.tsx'
import { useLook } from '#session/use-look.ts'
import { usePageWords } from '#ui/use-page-words.ts'
import { answersInOrder } from '../answers-in-order.ts'

const SHOWN = 10

const newest = () => fetchNotices({ data: { first: SHOWN, offset: 0 } }).catch(() => null)

/** The newest notices under the bell. */
export default function NoticePopover({ onClose }: { onClose: () => void }) {
  usePageWords()
  const { t } = useLingui()
  const [notices, setNotices] = useState<readonly NoticeItem[] | 'asking' | 'failed'>('asking')
  const [ask] = useState(() =>
    answersInOrder(newest, (answer) =>
      setNotices((before) => (answer?.ok ? answer.value.nodes : Array.isArray(before) ? before : 'failed')),
    ),
  )
  useLook(() => void ask())
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once at first; later looks ask by themselves
  useEffect(() => void ask(), [])
  const readAll = async () => {
    await markNoticesRead({ data: {} }).catch(() => null)
    await ask()
  }
  const hasNew = Array.isArray(notices) && notices.some(({ isRead }) => !isRead)
  return (
    <section
      aria-label={t`Newest notices`}
      className="absolute end-0 top-full z-10 grid w-96 rounded border border-line bg-sheet shadow-float"
    >
      {notices === 'asking' ? <div className="min-h-24" aria-busy="true" /> : null}
      {notices === 'failed' ? (
        <p role="alert" className="p-4 text-bad">
          <Trans>The notices could not be loaded.</Trans>
        </p>
      ) : null}
      {Array.isArray(notices) && notices.length === 0 ? (
        <p className="p-4 text-ink-2">
          <Trans>There are no notices yet.</Trans>
        </p>
      ) : null}
      {Array.isArray(notices) ? (
        <ul className="max-h-[60dvh] overflow-y-auto overscroll-contain">
          {notices.map((notice: NoticeItem) => (
            <li key={notice.id} className="border-b border-line">
              <NoticeLink notice={notice} onOpen={onClose} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-center justify-between gap-3 p-2">
        <Link to="/user/notices" onClick={onClose} className="px-2 py-1.5 font-[560] underline decoration-line underline-offset-4">
          <Trans>All notices</Trans>
        </Link>
        {hasNew ? (
          <button type="button" onClick={() => void readAll()} className="px-2 py-1.5 text-ink-2 hover:text-ink">
            <Trans>Mark all as read</Trans>
          </button>
        ) : null}
      </div>
    </section>
  )
}

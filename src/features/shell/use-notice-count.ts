import { useEffect, useState } from 'react'
import { askPlainly } from '#session/notice/ask-plainly.ts'
import { useLook } from '#session/use-look.ts'
import { answersInOrder } from './answers-in-order.ts'

interface NoticeCount {
  /** unread, 100 stands for more; null while it is not known */
  count: number | null
  /** it has grown since the page was opened */
  isNewer: boolean
}

const unread = async () => askPlainly((await import('#session/notice/notice.functions.ts')).noticeCountDoor)

/** The number of unread notices, asked for after hydration and whenever there may be something new. */
export function useNoticeCount(): NoticeCount {
  const [known, setKnown] = useState<NoticeCount>({ count: null, isNewer: false })
  const [ask] = useState(() =>
    answersInOrder(unread, (count) => {
      if (typeof count !== 'number') return
      setKnown((before) => ({
        count,
        isNewer: before.count !== null && (count > before.count || (count === before.count && before.isNewer)),
      }))
    }),
  )
  // without an answer the last number stays, and the next look asks again
  const askQuietly = () => void ask().catch(() => {})
  useLook(askQuietly)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once at first; later looks ask by themselves
  useEffect(askQuietly, [])
  return known
}

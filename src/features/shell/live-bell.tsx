import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { askPlainly } from '#session/notice/ask-plainly.ts'
import { useLook } from '#session/use-look.ts'
import { answersInOrder } from './answers-in-order.ts'
import { BELL_BOX, BellSign } from './bar/bell-sign.tsx'

const load = () => import('./overlays/notice-popover.tsx')
const NoticePopover = lazy(load)

const WIDE = '(min-width: 64rem)'

/** The badge shows no more than two digits. */
const badge = (count: number): string => (count > 99 ? '99+' : String(count))

/** The bell: a link to the notices with how many are new, which on wide screens shows the newest in place. */
export function LiveBell() {
  const { t } = useLingui()
  const { count, isNewer } = useNoticeCount()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const bell = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen])
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !matchMedia(WIDE).matches) return
    event.preventDefault()
    setOpen(!isOpen)
  }
  const close = () => {
    setOpen(false)
    bell.current?.focus()
  }
  const name = count ? t`${plural(count, { one: '# new notice', other: '# new notices' })}` : t`Notices`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is open inside
    <div
      ref={root}
      className="relative"
      onKeyDown={({ key }) => key === 'Escape' && isOpen && close()}
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <Link
        ref={bell}
        to="/user/notices"
        aria-label={name}
        aria-expanded={isOpen}
        preload={false}
        onPointerDown={() => void load()}
        onClick={onClick}
        className={BELL_BOX}
      >
        <BellSign />
        {count ? (
          <span
            aria-hidden="true"
            className="figures absolute end-0.5 top-0.5 min-w-4.5 rounded-full bg-terracotta px-1 text-center text-xs/4.5 font-[620] text-on-accent"
          >
            {badge(count)}
          </span>
        ) : null}
      </Link>
      <span role="status" className="sr-only">
        {isNewer ? name : ''}
      </span>
      {isOpen ? (
        <Suspense>
          <NoticePopover onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface NoticeCount {
  /** unread, 100 stands for more; null while it is not known */
  count: number | null
  /** it has grown since the page was opened */
  isNewer: boolean
}

const unread = async () => askPlainly((await import('#session/notice/notice.functions.ts')).askNoticeCount)

/** The number of unread notices, asked for after hydration and whenever there may be something new. */
function useNoticeCount(): NoticeCount {
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

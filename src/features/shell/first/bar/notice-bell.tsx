import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useNoticeCount } from '../../use-notice-count.ts'

const load = () => import('../../late/notice-popover.tsx')
const NoticePopover = lazy(load)

const WIDE = '(min-width: 64rem)'

/** The badge shows no more than two digits. */
const badge = (count: number): string => (count > 99 ? '99+' : String(count))

/** The bell of a signed-in person: a link to the notices, which on wide screens shows the newest in place. */
export function NoticeBell() {
  const isLoggedIn = useRouteContext({ from: '__root__', select: ({ viewer }) => viewer.isLoggedIn })
  return isLoggedIn ? <Bell /> : null
}

function Bell() {
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
        className="relative grid size-11 place-items-center text-ink-2 hover:text-ink"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
          <path
            d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2 2 0 0 0 4 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
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

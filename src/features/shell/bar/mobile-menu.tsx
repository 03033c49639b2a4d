import { useLingui } from '@lingui/react/macro'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Bar } from './menu-groups.ts'
import { MenuIcon } from './menu-icon.tsx'

const load = () => import('../overlays/mobile-menu-panel.tsx')
const MobileMenuPanel = lazy(load)

/** §2.8: opens the full-screen menu of narrow screens, which loads when its button is pressed; `menu` in the query opens it too. */
export function MobileMenu({ bar }: { bar: Bar }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isAsked = useSearch({ from: '__root__', select: ({ menu }) => Boolean(menu) })
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isAsked) setOpen(true)
  }, [isAsked])
  const close = () => {
    setOpen(false)
    if (isAsked) void navigate({ to: '.', search: (now) => ({ ...now, menu: undefined }), replace: true, resetScroll: false })
  }
  return (
    <>
      <button
        type="button"
        aria-label={t`Open the menu`}
        aria-haspopup="dialog"
        onPointerDown={() => void load()}
        onClick={() => setOpen(true)}
        className="-me-2.5 ms-auto grid size-11 place-items-center lg:hidden"
      >
        <MenuIcon />
      </button>
      {isOpen ? (
        <Suspense>
          <MobileMenuPanel bar={bar} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Bar } from './menu-groups.ts'
import { MenuIcon } from './menu-icon.tsx'

const load = () => import('../overlays/mobile-menu-panel.tsx')
const MobileMenuPanel = lazy(load)

/** §2.8, §2.6: the full-screen menu of narrow screens, which loads when its button is pressed. It is open while `menu` is in the address: Back closes it. */
export function MobileMenu({ bar }: { bar: Bar }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isAsked = useSearch({ from: '__root__', select: ({ menu }) => Boolean(menu) })
  const { history } = useRouter()
  // the server draws no dialog
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(isAsked), [isAsked])
  /** the address that its button wrote: Back leads from there to where it was pressed */
  const written = useRef<string | null>(null)
  const open = async () => {
    await navigate({ to: '.', search: (now) => ({ ...now, menu: true }), resetScroll: false })
    written.current = history.location.href
  }
  const close = () => {
    if (history.location.href === written.current) history.back()
    else void navigate({ to: '.', search: (now) => ({ ...now, menu: undefined }), replace: true, resetScroll: false })
  }
  return (
    <>
      <button
        type="button"
        aria-label={t`Open the menu`}
        aria-haspopup="dialog"
        onPointerDown={() => void load()}
        onClick={() => void open()}
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

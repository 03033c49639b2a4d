import { Trans } from '@lingui/react/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { Button, type ButtonFace } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import { ShareMenu } from '#ui/share-menu.tsx'
import type { PageToShare } from './page-to-share.ts'

const MakeShareDialog = lazy(async () => ({ default: (await import('./dialog/make-share-dialog.tsx')).MakeShareDialog }))

/** Freezing a page, for those who are signed in; asks others to sign in. The dialog stands beside what `press` is given to. */
function useMakeShare(page: PageToShare): { press: () => void; dialog: ReactNode } {
  const { viewer } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return {
    press: () => {
      if (viewer.isLoggedIn) setOpen(true)
      else void navigate({ to: '.', search: (now) => ({ ...now, auth: true as const, authKey: 'login' as const }), resetScroll: false })
    },
    dialog: isOpen ? (
      <Suspense>
        <MakeShareDialog {...page} onClose={() => setOpen(false)} />
      </Suspense>
    ) : null,
  }
}

/** Passes a page on as it is today, where its address alone says nothing to others. */
export function MakeShare(page: PageToShare) {
  const { press, dialog } = useMakeShare(page)
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, press)
  return (
    <>
      <Button ref={button} data-early="" className="no-print" onClick={press}>
        <Trans>Share as it is today</Trans>
      </Button>
      {dialog}
    </>
  )
}

/** §2.9: passes a page on by its address, or as it is today: one button. */
export function SharePage({ url, page, ...face }: { url: string; page: PageToShare } & ButtonFace) {
  const { press, dialog } = useMakeShare(page)
  return (
    <>
      <ShareMenu {...face} url={url} title={page.title} first={{ name: <Trans>Share as it is today</Trans>, press }} />
      {/* beside the menu, which is closed while it is open */}
      {dialog}
    </>
  )
}

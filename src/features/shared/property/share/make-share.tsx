import { Trans } from '@lingui/react/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import type { PageToShare } from './page-to-share.ts'

const MakeShareDialog = lazy(async () => ({ default: (await import('./dialog/make-share-dialog.tsx')).MakeShareDialog }))

/** Passes a page on as it is today, for those who are signed in; asks others to sign in. */
export function MakeShare(page: PageToShare) {
  const { viewer } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const press = () => {
    if (viewer.isLoggedIn) setOpen(true)
    else void navigate({ to: '.', search: (now) => ({ ...now, auth: true as const, authKey: 'login' as const }), resetScroll: false })
  }
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, press)
  return (
    <>
      <Button ref={button} data-early="" className="no-print" onClick={press}>
        <Trans>Share as it is today</Trans>
      </Button>
      {isOpen ? (
        <Suspense>
          <MakeShareDialog {...page} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

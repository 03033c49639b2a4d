import { Trans } from '@lingui/react/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { isModuleOpen } from '#market/module-countries.ts'
import { Button } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import type { SearchToSave } from './page-to-save.ts'

const SaveSearchDialog = lazy(async () => ({ default: (await import('./suggestions/save-search-dialog.tsx')).SaveSearchDialog }))

/** Saves a search of a signed-in visitor; asks an anonymous one to sign in. `of` is called when the button is clicked. */
export function SaveSearch({
  of,
  children = <Trans>Save search</Trans>,
  ...face
}: { of: () => Promise<SearchToSave>; children?: ReactNode } & Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'>) {
  const { viewer, country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [toSave, setToSave] = useState<SearchToSave | null>(null)
  const press = async () => {
    if (viewer.isLoggedIn) setToSave(await of())
    else void navigate({ to: '.', search: (now) => ({ ...now, auth: true as const, authKey: 'login' as const }), resetScroll: false })
  }
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, () => void press())
  if (!isModuleOpen('user', country)) return null
  return (
    <>
      <Button {...face} ref={button} data-early="" onClick={() => void press()}>
        {children}
      </Button>
      {toSave ? (
        <Suspense>
          <SaveSearchDialog {...toSave} onClose={() => setToSave(null)} />
        </Suspense>
      ) : null}
    </>
  )
}

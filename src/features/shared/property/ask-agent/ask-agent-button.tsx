import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button, type ButtonFace } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'
import type { HomeToAskAbout } from './home-to-ask-about.ts'

const AskAgentDialog = lazy(async () => ({ default: (await import('./dialog/ask-agent-dialog.tsx')).AskAgentDialog }))

/** Opens a dialog in which a person asks agents who work where the home lies. */
export function AskAgentButton({ project, country, title, home, ...face }: HomeToAskAbout & ButtonFace) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEarlyPress(button, () => setOpen(true))
  return (
    <>
      <Button {...face} ref={button} data-early="" onClick={() => setOpen(true)}>
        <Trans>Ask an agent</Trans>
      </Button>
      {isOpen ? (
        <Suspense>
          <AskAgentDialog project={project} country={country} title={title} home={home} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

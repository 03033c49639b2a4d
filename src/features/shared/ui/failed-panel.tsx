import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'

/** Shown when a page's data could not be loaded, with a button that loads all of it again. */
export function FailedPanel({ title, children }: { title: ReactNode; children?: ReactNode }) {
  const router = useRouter()
  return (
    <Panel
      kind="failed"
      title={title}
      action={
        <Button onClick={() => void router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {children ?? <Trans>The service that holds the figures did not answer. Nothing is lost; try again in a moment.</Trans>}
    </Panel>
  )
}

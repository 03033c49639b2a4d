import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Panel } from './panel.tsx'

/** The main data of a page could not be had: calm words and a way on. */
export function FailedPanel({ title, onRetry }: { title: ReactNode; onRetry: () => void }) {
  return (
    <Panel
      kind="failed"
      title={title}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>The service that holds the figures did not answer. Nothing is lost; try again in a moment.</Trans>
    </Panel>
  )
}

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '#ui/panel.tsx'
import type { MissingRight } from './missing-right.ts'
import { SeatLink } from './seat-link.tsx'

interface MissingRightPanelProps {
  missing: MissingRight
  title: ReactNode
  /** what the right opens */
  children: ReactNode
}

/** In place of a part for which the viewer's seat lacks the right: which one, and who can give it. */
export const MissingRightPanel = ({ missing: { holder }, title, children }: MissingRightPanelProps) => (
  <Panel kind="forbidden" title={title} action={<SeatLink />}>
    {children}{' '}
    {holder === null ? (
      <Trans>Whoever pays for your seat can give it this right.</Trans>
    ) : (
      <Trans>{holder} pays for your seat and can give it this right.</Trans>
    )}
  </Panel>
)

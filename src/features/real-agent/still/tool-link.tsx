import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isNotYet } from '#access/not-yet.ts'
import type { SitePath } from '#access/site-map.ts'
import { Badge } from '#ui/badge.tsx'
import { SuiteLink } from '../suite-link.tsx'

/** A tool's name that leads to its page, and whether the tool is there yet. */
export const ToolLink = ({ to, children }: { to: SitePath; children: ReactNode }) => (
  <>
    <SuiteLink to={to}>{children}</SuiteLink>
    {isNotYet(to) ? <NotYetBadge /> : null}
  </>
)

/** Beside the name of a tool that is not there yet. */
const NotYetBadge = () => (
  <span className="ms-2 align-middle">
    <Badge tone="caution">
      <Trans>Not open yet</Trans>
    </Badge>
  </span>
)

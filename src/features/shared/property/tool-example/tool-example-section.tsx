import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageSection } from '#ui/page-section.tsx'
import type { ToolExampleFacts } from './tool-facts.ts'

/** Tools beside each other, each with a piece of what it makes of the market of today; a sentence where there is nothing to make it of. */
export const ToolExampleSection = ({ facts, children }: { facts: ToolExampleFacts | null; children: ReactNode }) => (
  <PageSection title={<Trans>What the tools make</Trans>} aside={<Trans>from the records of today</Trans>}>
    {facts ? (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-6 lg:grid-cols-2">{children}</ul>
    ) : (
      <p className="pt-4 text-lg text-ink-2">
        <Trans>The records of this country hold nothing yet to show the tools with.</Trans>
      </p>
    )}
    {facts?.isDemo ? (
      <p className="pt-4 text-sm text-ink-3">
        <Trans>Demonstration data: projects, people and prices are invented.</Trans>
      </p>
    ) : null}
  </PageSection>
)

import { Hydrate } from '@tanstack/react-start'
import { memo } from 'react'
import { useFormat } from '#property/use-format.ts'
import { useLateWords } from '#session/late-words.ts'
import type { HydrateWhen } from '#ui/hydration.ts'
import { TransactionsSection } from '../late/transactions-section.tsx'
import type { Project, ReportMarket } from '../project.ts'
import type { ReportSubject } from '../report-guard.ts'

interface LateDealsProps {
  when: HydrateWhen
  subject: ReportSubject
  project: Project
  market: ReportMarket
}

/** The deals; they are hydrated when they come into view and then page in place. */
export const LateDeals = memo(
  function LateDeals({ when, subject, project, market }: LateDealsProps) {
    return (
      <Hydrate when={when} fallback={<div className="min-h-dvh" />}>
        <Deals subject={subject} project={project} market={market} />
      </Hydrate>
    )
  },
  (one, other) => one.project === other.project,
)

function Deals({ subject, project, market }: Omit<LateDealsProps, 'when'>) {
  useLateWords('report-late', 'evidence')
  return <TransactionsSection subject={subject} project={project} format={useFormat(market.currencyCode)} />
}

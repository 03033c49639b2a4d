import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'

const steps = [
  {
    key: 'home',
    title: <Trans>The home</Trans>,
    text: <Trans>From a search or a report, with its size, floor, age and tenure, which you correct.</Trans>,
  },
  {
    key: 'sales',
    title: <Trans>Comparable sales</Trans>,
    text: (
      <Trans>The same sales as the estimate rests on, each with its weight and its reason. You take them in or out and add others.</Trans>
    ),
  },
  {
    key: 'adjust',
    title: <Trans>Your adjustments</Trans>,
    text: <Trans>Condition, view and what no register says, within stated limits, each with its money.</Trans>,
  },
  {
    key: 'paper',
    title: <Trans>The workbook</Trans>,
    text: <Trans>On A4 under your name, licence and logo, as a PDF or as a link that shows you who came.</Trans>,
  },
] as const

/** What a market analysis is, for whoever makes none. */
export const AnalysisLanding = ({ panel }: { panel: ReactNode }) => (
  <>
    <LandingHero
      kicker="realAgent"
      title={<Trans>Market analysis</Trans>}
      lead={<Trans>Comparable sales of a home, chosen, weighed and adjusted by you, and a workbook for your client.</Trans>}
    />
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 py-12">
      {panel}
      <PageSection title={<Trans>How an analysis is made</Trans>}>
        <Steps items={steps} />
      </PageSection>
    </div>
  </>
)

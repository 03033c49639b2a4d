import { Trans } from '@lingui/react/macro'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { FeatureGrid } from '#ui/landing/feature-grid.tsx'
import { Steps } from '#ui/landing/steps.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { agentQuestions } from './agent-questions.tsx'
import { agentSuite } from './agent-suite.tsx'

const steps = [
  {
    key: 'find',
    title: <Trans>Find the home</Trans>,
    text: <Trans>By project, street, postal code, station or school, or on the map.</Trans>,
  },
  {
    key: 'read',
    title: <Trans>Read the evidence</Trans>,
    text: <Trans>The estimate with its range, every comparable sale with its weight, and the trend of the area.</Trans>,
  },
  {
    key: 'hand-over',
    title: <Trans>Hand it over</Trans>,
    text: <Trans>Print the report on A4 or send its address. Whoever opens it sees the date and the source behind each figure.</Trans>,
  },
] as const

/** The description of the suite. */
export const AgentReading = () => (
  <>
    <PageSection title={<Trans>From question to answer</Trans>} aside={<Trans>Works today, without an account</Trans>}>
      <Steps items={steps} />
    </PageSection>
    <PageSection title={<Trans>The suite</Trans>} aside={<Trans>Your own pages open with an agent account</Trans>}>
      <FeatureGrid items={agentSuite} />
    </PageSection>
    <PageSection title={<Trans>Questions</Trans>}>
      <FaqList items={agentQuestions} />
    </PageSection>
  </>
)

import type { CountryCode } from '#market/vocabulary.ts'
import { AnalysisExample } from '#property/tool-example/analysis-example.tsx'
import { ListExample } from '#property/tool-example/list-example.tsx'
import { ShareExample } from '#property/tool-example/share-example.tsx'
import { ToolExampleSection } from '#property/tool-example/tool-example-section.tsx'
import type { ToolExampleFacts } from '#property/tool-example/tool-facts.ts'
import type { drawnExamples } from '../drawn-examples.server.ts'
import { LabelExample } from './label-example.tsx'
import { PlanExample } from './plan-example.tsx'

interface AgentExamplesProps {
  country: CountryCode
  facts: ToolExampleFacts | null
  drawn: Awaited<ReturnType<typeof drawnExamples>>
}

/** All tools of an agent, of the market of today. */
export const AgentExamples = ({ country, facts, drawn: { sheet, plan } }: AgentExamplesProps) => (
  <ToolExampleSection facts={facts}>
    {facts ? (
      <>
        <ListExample facts={facts} country={country} />
        <AnalysisExample facts={facts} />
        {sheet ? <LabelExample facts={facts} sheet={sheet} /> : null}
        <PlanExample plan={plan} country={country} />
        <ShareExample facts={facts} />
      </>
    ) : null}
  </ToolExampleSection>
)

/** What owners and buyers use of them: the lists and the plan. */
export const OwnerExamples = ({ country, facts, drawn }: AgentExamplesProps) => (
  <ToolExampleSection facts={facts}>
    {facts ? (
      <>
        <ListExample facts={facts} country={country} />
        <PlanExample plan={drawn.plan} country={country} />
      </>
    ) : null}
  </ToolExampleSection>
)

/** What a seat makes under its payer's lines. */
export const SeatExamples = ({ country, facts }: Pick<AgentExamplesProps, 'country' | 'facts'>) => (
  <ToolExampleSection facts={facts}>
    {facts ? (
      <>
        <AnalysisExample facts={facts} />
        <ListExample facts={facts} country={country} />
      </>
    ) : null}
  </ToolExampleSection>
)

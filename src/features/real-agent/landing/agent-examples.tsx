import { Trans, useLingui } from '@lingui/react/macro'
import { formatMonthText } from '#lib/format.ts'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { AnalysisExample } from '#property/tool-example/analysis-example.tsx'
import { ListExample } from '#property/tool-example/list-example.tsx'
import { ShareExample } from '#property/tool-example/share-example.tsx'
import { ToolCard } from '#property/tool-example/tool-card.tsx'
import { ToolExampleSection } from '#property/tool-example/tool-example-section.tsx'
import type { ToolExampleFacts } from '#property/tool-example/tool-facts.ts'
import { useFormat } from '#property/use-format.ts'
import type { drawnExamples, PlanExampleFacts, SheetExample } from '../drawn-examples.server.ts'
import { LabelPage } from '../label/label-page.tsx'
import { monthAfter } from '../plan/engine/plan-months.ts'
import { STEP_WORDS } from '../plan/plan-words.ts'
import { PlanChart } from '../plan/result/plan-chart.tsx'

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

/** The first sheet of labels of a project, drawn by what draws the preview of a sheet before it is printed. */
function LabelExample({ facts, sheet }: { facts: ToolExampleFacts; sheet: SheetExample }) {
  const { i18n, t } = useLingui()
  const format = useFormat(facts.currency)
  const [name, count] = [localName(i18n, facts.project), format.count(sheet.homes)]
  return (
    <ToolCard
      title={<Trans>Property labels</Trans>}
      to="/realAgent/property-label"
      about={
        <Trans>
          {name}: the first of {count} addresses that the records know, on a sheet of A4.
        </Trans>
      }
    >
      <div className="h-72 overflow-hidden rounded border border-line bg-wash p-3 pb-0">
        <LabelPage {...sheet} start={1} offset={{ x: 0, y: 0 }} label={t`A sheet of address labels: ${name}`} />
      </div>
    </ToolCard>
  )
}

/** The household that the tool opens with: its moves and what they do to its money, by the rules in force. */
function PlanExample({ plan, country }: { plan: PlanExampleFacts; country: CountryCode }) {
  const { i18n, t } = useLingui()
  return (
    <ToolCard
      title={<Trans>Smart plan</Trans>}
      to="/realAgent/smartplan"
      about={
        plan.firstBreak ? (
          <Trans>An invented household that sells before it buys, and where its money runs short.</Trans>
        ) : (
          <Trans>An invented household that sells before it buys: its money holds.</Trans>
        )
      }
    >
      <ol aria-label={t`Steps of the plan`} className="flex flex-wrap gap-x-6 gap-y-1">
        {plan.moves.map(({ id, kind, month }) => (
          <li key={id} className="flex items-center gap-2">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-ink" />
            {i18n._(STEP_WORDS[kind])}
            <span className="figures text-ink-3">{formatMonthText(monthAfter(plan.start, month), i18n.locale)}</span>
          </li>
        ))}
      </ol>
      <PlanChart findings={plan} start={plan.start} currency={COUNTRIES[country].currencyCode} />
    </ToolCard>
  )
}

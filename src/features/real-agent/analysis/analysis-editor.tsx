import { Trans } from '@lingui/react/macro'
import { analyse } from '#graphql/analysis-result.ts'
import { COUNTRIES } from '#market/countries.ts'
import { useFormat } from '#property/use-format.ts'
import { PageSection } from '#ui/page-section.tsx'
import { AdjustStep } from './adjust-step.tsx'
import type { AnalysisDraft } from './analysis-draft.ts'
import type { AnalysedHomeKey } from './analysis-step-props.ts'
import { HomeStep } from './home-step.tsx'
import { PaperStep } from './paper-step.tsx'
import { ResultStep } from './result-step.tsx'
import { SalesStep } from './sales-step.tsx'
import { useKeptDraft } from './use-kept-draft.ts'

interface AnalysisEditorProps {
  /** of the analysis in this tab: what is entered is kept under it */
  name: string
  home: AnalysedHomeKey
  first: AnalysisDraft
  /** the market was published anew since it was kept */
  hasNewer: boolean
}

/** The five steps of an analysis. Every change is worked out at once, in the browser. */
export function AnalysisEditor({ name, home, first, hasNewer }: AnalysisEditorProps) {
  const [draft, step] = useKeptDraft(name, first, home)
  const format = useFormat(COUNTRIES[home.country].currencyCode)
  const result = analyse(draft.evidence, draft.choice)
  const shared = { draft, step, format, home }
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <PageSection title={<Trans>1. The home</Trans>}>
          <HomeStep {...shared} />
        </PageSection>
        <PageSection
          title={<Trans>2. Comparable sales</Trans>}
          aside={<Trans>the sales that count most first, prices in the terms of this home</Trans>}
        >
          <SalesStep {...shared} result={result} />
        </PageSection>
        <PageSection title={<Trans>3. Weights and adjustments</Trans>}>
          <AdjustStep {...shared} result={result} />
        </PageSection>
        {'fault' in result ? null : <ValueNow value={format.money(result.value)} departure={format.change(result.departure)} />}
      </div>
      <PageSection title={<Trans>4. Result</Trans>}>
        <ResultStep {...shared} result={result} />
      </PageSection>
      <PageSection title={<Trans>5. The workbook</Trans>}>
        <PaperStep {...shared} value={'fault' in result ? null : result.value} hasNewer={hasNewer} />
      </PageSection>
    </>
  )
}

/** Stays in sight while sales are chosen and adjusted. */
const ValueNow = ({ value, departure }: { value: string; departure: string }) => (
  <p className="no-print sticky bottom-4 z-10 justify-self-start rounded border border-line bg-sheet px-4 py-2 shadow-sm">
    <Trans>
      Value now: <b className="figures font-[620]">{value}</b>
    </Trans>{' '}
    <span className="figures text-sm text-ink-2">
      <Trans>({departure} from the automatic estimate)</Trans>
    </span>
  </p>
)

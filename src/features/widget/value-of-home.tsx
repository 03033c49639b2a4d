import { EstimateHeadline } from '#property/estimate/estimate-headline.tsx'
import { EstimateSummary } from '#property/estimate/estimate-summary.tsx'
import { useFormat } from '#property/use-format.ts'
import type { ValueAnswer } from '#server/assistant/answer-schemas.ts'
import { AnswerEnd, type OpenPage } from './answer-end.tsx'
import { answeredEstimate, groupOf } from './answered-estimate.ts'
import { HomeName } from './home-name.tsx'
import { NothingToShow } from './nothing-to-show.tsx'

/** A home with its estimate as its page shows it, or why there is none. */
export function ValueOfHome({ answer, ...way }: OpenPage & { answer: ValueAnswer }) {
  const { project, currency, page } = answer
  const format = useFormat(currency)
  const estimate = answeredEstimate(answer)
  if (!estimate) return <NothingToShow />
  return (
    <>
      <HomeName project={project} level="h1" />
      <div className="mt-4 border-t border-ink pt-4">
        {estimate.__typename === 'Estimate' ? (
          <EstimateHeadline estimate={estimate} group={groupOf(project)} format={format} />
        ) : (
          <EstimateSummary estimate={estimate} group={groupOf(project)} currency={currency} />
        )}
      </div>
      <AnswerEnd basis={answer} page={page} {...way} />
    </>
  )
}

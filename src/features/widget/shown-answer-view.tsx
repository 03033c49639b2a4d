import { Trans } from '@lingui/react/macro'
import type { OpenPage } from './answer-end.tsx'
import { ComparedHomes } from './compared-homes.tsx'
import { FiguresOfMarket } from './figures-of-market.tsx'
import { NothingToShow, WidgetSentence } from './nothing-to-show.tsx'
import type { ShownAnswer } from './shown-answer.ts'
import { ValueOfHome } from './value-of-home.tsx'

interface ShownAnswerViewProps extends OpenPage {
  /** null while the assistant waits for it */
  shown: ShownAnswer | null
}

/** An answer as the widget draws it, or one sentence where there is none. */
export const ShownAnswerView = ({ shown, ...way }: ShownAnswerViewProps) => (
  <main className="p-4 sm:p-6">
    {shown === null ? (
      <WidgetSentence>
        <Trans>Waiting for the answer</Trans>
      </WidgetSentence>
    ) : shown.kind === 'value' ? (
      <ValueOfHome answer={shown.answer} {...way} />
    ) : shown.kind === 'comparison' ? (
      <ComparedHomes answer={shown.answer} {...way} />
    ) : shown.kind === 'figures' ? (
      <FiguresOfMarket answer={shown.answer} {...way} />
    ) : (
      <NothingToShow />
    )}
  </main>
)

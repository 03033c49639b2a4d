import { Trans } from '@lingui/react/macro'
import type { CountryCode } from '#market/vocabulary.ts'
import { FiguresAlone } from '#property/figures-alone/figures-alone.tsx'
import { hasFiguresAlone } from '#property/figures-alone/has-figures-alone.ts'
import type { ValueTool } from '#property/value-link.ts'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { Prose } from '#ui/landing/prose.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AccuracySection } from '../accuracy/accuracy-section.tsx'
import { aboutTheNumber } from '../faq/faq-about-the-number.tsx'
import { WayOn } from '../faq/way-on.tsx'
import type { ValueExamples } from '../real-value.functions.ts'
import { MethodSection } from './method-section.tsx'
import { NotConsideredList } from './not-considered-list.tsx'
import { ReadingSection } from './reading-section.tsx'
import { ValueExample } from './value-example.tsx'

interface ValueReadingProps {
  country: CountryCode
  tool: ValueTool
  /** null when the market could not be loaded */
  examples: ValueExamples | null
}

/** An example of an estimate and what stands behind every one, to be read. */
export function ValueReading({ country, tool, examples }: ValueReadingProps) {
  const { market, valued, measured, without } = examples ?? { market: null, valued: null, measured: [], without: 'NO_BACK_TEST' as const }
  const isWithout = market !== null && hasFiguresAlone(market)
  return (
    <>
      {market && valued ? <ValueExample project={valued} country={country} currency={market.currencyCode} tool={tool} /> : null}
      {isWithout ? <FiguresAlone country={country} /> : null}
      <ReadingSection />
      {isWithout ? null : <MethodSection isMeasured={measured.length > 0} />}
      {isWithout ? null : (
        <AccuracySection measured={measured} country={country} currency={market?.currencyCode ?? null} reason={without} />
      )}
      <NotConsideredSection />
      <PageSection title={<Trans>Questions about the number</Trans>}>
        <FaqList items={aboutTheNumber} />
      </PageSection>
      <WayOn country={country} />
    </>
  )
}

/** Facts that sale records do not hold and that readers must therefore add themselves. */
const NotConsideredSection = () => (
  <PageSection id="not-considered" title={<Trans>What it cannot know</Trans>}>
    <div className="pt-5">
      <Prose>
        <p>
          <Trans>
            An estimate knows what is on record: prices, dates, sizes, floors, places and leases. It has never been inside. It does not
            consider:
          </Trans>
        </p>
        <NotConsideredList />
        <p>
          <Trans>
            These are the reasons for a range. A home in fine condition belongs in its upper part, a tired one in its lower part. What you
            know about yours can be set beside the estimate, as your own assumptions in money.
          </Trans>
        </p>
      </Prose>
    </div>
  </PageSection>
)

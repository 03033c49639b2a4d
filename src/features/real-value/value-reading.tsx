import { Trans } from '@lingui/react/macro'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { AccuracySection } from './accuracy-section.tsx'
import { aboutTheNumber } from './faq-about-the-number.tsx'
import { MethodSection } from './method-section.tsx'
import { NotConsideredSection } from './not-considered-section.tsx'
import { ReadingSection } from './reading-section.tsx'
import type { ValueExamples } from './real-value.functions.ts'

interface ValueReadingProps {
  measured: ValueExamples['measured']
  /** of the market; null when it could not be loaded */
  currency: string | null
}

/** What stands behind an estimate, to be read. */
export const ValueReading = ({ measured, currency }: ValueReadingProps) => (
  <>
    <ReadingSection />
    <MethodSection />
    {currency && measured.length > 0 ? <AccuracySection measured={measured} currency={currency} /> : null}
    <NotConsideredSection />
    <PageSection title={<Trans>Questions about the number</Trans>}>
      <FaqList items={aboutTheNumber} />
    </PageSection>
  </>
)

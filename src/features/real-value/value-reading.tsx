import { Trans } from '@lingui/react/macro'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { aboutTheNumber } from './faq-about-the-number.tsx'
import { MethodSection } from './method-section.tsx'
import { NotConsideredSection } from './not-considered-section.tsx'
import { ReadingSection } from './reading-section.tsx'

/** What stands behind an estimate, to be read. */
export const ValueReading = () => (
  <>
    <ReadingSection />
    <MethodSection />
    <NotConsideredSection />
    <PageSection title={<Trans>Questions about the number</Trans>}>
      <FaqList items={aboutTheNumber} />
    </PageSection>
  </>
)

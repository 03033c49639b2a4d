import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { ButtonLink } from '#ui/button.tsx'
import { FaqData } from '#ui/landing/faq-data.tsx'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { LandingHero } from '#ui/landing/landing-hero.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { aboutTheMethod } from './faq-about-the-method.tsx'
import { aboutTheNumber } from './faq-about-the-number.tsx'
import { aboutTheUse } from './faq-about-the-use.tsx'
import { WayOn } from './way-on.tsx'

/** §2.2 realValue/faq: all questions, answered in full. */
export function RealValueFaqPage() {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <>
      <LandingHero
        kicker={<Trans>realValue</Trans>}
        title={<Trans>Questions and answers</Trans>}
        lead={<Trans>What an estimate says, how it is made, and what it is good for.</Trans>}
        actions={
          <>
            <ButtonLink to="/realValue" look="primary" size="large">
              <Trans>Value a home</Trans>
            </ButtonLink>
            <ButtonLink to="/realValue" hash="method" look="ghost" size="large">
              <Trans>How it is made</Trans>
            </ButtonLink>
          </>
        }
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        <PageSection title={<Trans>The number</Trans>}>
          <FaqList items={aboutTheNumber} />
        </PageSection>
        <PageSection title={<Trans>The method</Trans>}>
          <FaqList items={aboutTheMethod} />
        </PageSection>
        <PageSection title={<Trans>The use</Trans>}>
          <FaqList items={aboutTheUse} />
        </PageSection>
        <WayOn country={country} />
        <FaqData items={[...aboutTheNumber, ...aboutTheMethod, ...aboutTheUse]} />
      </div>
    </>
  )
}

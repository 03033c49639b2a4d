import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FaqList } from '#ui/landing/faq-list.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { aboutTheNumber } from './faq-about-the-number.tsx'
import { LiveExample } from './live-example.tsx'
import { MethodSection } from './method-section.tsx'
import { NotConsideredSection } from './not-considered-section.tsx'
import { valueExamplesQuery } from './queries.ts'
import { ReadingSection } from './reading-section.tsx'
import { ValueHero } from './value-hero.tsx'
import { WayOn } from './way-on.tsx'

interface ValuePageProps {
  kicker: ReactNode
  title: ReactNode
  lead: ReactNode
}

/** The estimate tool with its explanations; the realValue pages differ in their first words only. */
export function ValuePage(words: ValuePageProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(valueExamplesQuery(country))
  const { market, valued } = data.ok ? data.value : { market: null, valued: null }
  return (
    <>
      <ValueHero {...words} country={country} examples={market?.examples ?? []} isDemo={market?.isDemo ?? false} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        {market && valued ? <LiveExample project={valued} country={country} currency={market.currencyCode} /> : null}
        <ReadingSection />
        <MethodSection />
        <NotConsideredSection />
        <PageSection title={<Trans>Questions about the number</Trans>}>
          <FaqList items={aboutTheNumber} />
        </PageSection>
        <WayOn country={country} />
      </div>
    </>
  )
}

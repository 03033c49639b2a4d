import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LiveExample } from './live-example.tsx'
import { StillValueReading } from './still-value-reading.tsx'
import { useValueExamples } from './value-examples.ts'
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
  const data = useValueExamples()
  const { market, valued, measured } = data.ok ? data.value : { market: null, valued: null, measured: [] }
  return (
    <>
      <ValueHero {...words} country={country} examples={market?.examples ?? []} isDemo={market?.isDemo ?? false} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        {market && valued ? <LiveExample project={valued} country={country} currency={market.currencyCode} /> : null}
        <StillValueReading key={country} measured={measured} currency={market?.currencyCode ?? null} />
        <WayOn country={country} />
      </div>
    </>
  )
}

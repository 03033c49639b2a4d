import { useLoaderData, useRouteContext, useSearch } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import type { ValueTool } from '#property/value-link.ts'
import { asServed } from '#ui/as-served.tsx'
import type { ValueLoad } from '../queries.ts'
import { FoundPlaces } from '../reading/found-places.tsx'
import { ValueReading } from '../reading/value-reading.tsx'
import { valueSearch } from '../search.ts'
import { ValueHero } from './value-hero.tsx'
import { ValueHome } from './value-home.tsx'

interface ValuePageProps {
  kicker: ReactNode
  title: ReactNode
  lead: ReactNode
  tool: ValueTool
}

/** The estimate tool: a home where the address names one, else a search box with explanations. The realValue pages differ only in their words. */
export function ValuePage({ kicker, title, lead, tool }: ValuePageProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const { home, places, examples } = useValueLoad()
  const search = valueSearch.parse(useSearch({ strict: false }))
  if (home) return <ValueHome answer={home} kicker={kicker} country={country} tool={tool} search={search} />
  const found = examples?.ok ? examples.value : null
  const words = search.q ?? search.street
  return (
    <>
      <ValueHero
        country={country}
        kicker={kicker}
        title={title}
        lead={lead}
        tool={tool}
        words={words === undefined ? '' : String(words)}
        examples={found?.market.examples ?? []}
        isDemo={found?.market.isDemo ?? false}
      />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-16 pt-12 pb-20">
        {places ? (
          <Hydrate when={asServed}>
            <FoundPlaces places={places} country={country} tool={tool} search={search} />
          </Hydrate>
        ) : null}
        <Hydrate when={asServed}>
          <ValueReading country={country} tool={tool} examples={found} />
        </Hydrate>
      </div>
    </>
  )
}

/** What the nearest realValue route has loaded: each answers with a {@link ValueLoad}. */
const useValueLoad = () => useLoaderData({ strict: false }) as ValueLoad

import { Trans } from '@lingui/react/macro'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { OnceAwake } from '#ui/once-awake.tsx'
import type { ValuationSearch } from '../search.ts'
import type { ValuationOffer } from './valuation.functions.ts'

const ValuedHomePanel = lazy(async () => ({ default: (await import('./valued-home.tsx')).ValuedHomePanel }))

interface ValuedHomeChoiceProps {
  valued: ValuationOffer['valued']
  search: ValuationSearch
}

/** Finds the home by the site's type-ahead, describes it and shows today's estimate of it, or why there is none. */
export function ValuedHomeChoice({ valued, search }: ValuedHomeChoiceProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const [isVague, setVague] = useState(false)
  const project = valued?.project
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5">
      <div className="relative max-w-[44rem]">
        <SearchBox
          country={country}
          onPlace={({ typeGroup, slug }) => {
            setVague(!typeGroup || !slug)
            if (!typeGroup || !slug) return
            const chosen = `${country}/${fromWireTypeGroup(typeGroup)}/${slug}`
            const { week, day, at } = search
            void navigate({ to: '.', search: { week, day, at, project: chosen, countryCode: country }, resetScroll: false })
          }}
        />
      </div>
      {isVague ? (
        <p role="status" className="text-ink-2">
          <Trans>Choose a building or a project: a street or an area holds many homes.</Trans>
        </p>
      ) : null}
      {project ? (
        <OnceAwake>
          <ValuedHomePanel project={project} currency={valued.market.currencyCode} search={search} />
        </OnceAwake>
      ) : (
        <p className="max-w-[60ch] text-ink-2">
          <Trans>Type a project, a street with its number or a postal code. Today’s estimate of the home is shown beside it.</Trans>
        </p>
      )}
    </div>
  )
}

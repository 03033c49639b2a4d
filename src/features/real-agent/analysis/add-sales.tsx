import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FurtherAnalysisSalesQuery } from '#graphql/generated/graphql.ts'
import type { Failure } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import type { AnalysisStepProps } from './analysis-step-props.ts'
import { analysisFailureWords } from './analysis-words.ts'
import { SaleFacts, useSaleName } from './sale-facts.tsx'
import { useEvidence } from './use-evidence.ts'

type Found = FurtherAnalysisSalesQuery['furtherAnalysisSales']

/** Sales of the project and the neighbourhood that the estimate weighs little, to be added one by one. */
export function AddSales(props: AnalysisStepProps) {
  const { draft, format, home } = props
  const { t, i18n } = useLingui()
  const nameOf = useSaleName()
  const [found, setFound] = useState<Found | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isLooking, setLooking] = useState(false)
  const evidence = useEvidence(props)
  const facts = JSON.stringify(draft.facts)
  const look = async (offset: number) => {
    setLooking(true)
    setFailure(null)
    const { fetchFurtherSales } = await import('./analysis.functions.ts')
    const without = draft.evidence.sales.map(({ id }) => id)
    const data = { home: { ...home, facts, added: [...draft.added] }, without, offset }
    const answer = await fetchFurtherSales({ data }).catch(() => null)
    setLooking(false)
    if (!answer?.ok) return setFailure(answer?.failure ?? { layer: 'network', code: '' })
    const { nodes, totalCount } = answer.value
    setFound((before) => ({ totalCount, nodes: offset === 0 ? nodes : [...(before?.nodes ?? []), ...nodes] }))
  }
  const add = async (id: string) => {
    await evidence.ask(draft.facts, [...draft.added, id])
    setFound((before) => before && { totalCount: before.totalCount - 1, nodes: before.nodes.filter((sale) => sale.id !== id) })
  }
  const failed = failure ?? evidence.failure
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      {found ? null : (
        <Button disabled={isLooking} onClick={() => void look(0)}>
          <Trans>Add another sale</Trans>
        </Button>
      )}
      {failed ? (
        <p role="alert" className="text-bad">
          {analysisFailureWords(i18n, failed)}
        </p>
      ) : null}
      {found ? (
        <div className="w-full rounded border border-line p-4">
          <p role="status" className="text-ink-2">
            <Plural
              value={found.totalCount}
              _0="There is no further sale."
              one="# further sale, the newest first"
              other="# further sales, the newest first"
            />
          </p>
          <ul aria-label={t`Sales that can be added`}>
            {found.nodes.map((sale) => {
              const name = nameOf(sale)
              const price = format.money(sale.adjustedPrice)
              return (
                <li key={sale.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2">
                  <span className="min-w-0">
                    <b className="font-[560]">{name}</b>{' '}
                    <span className="figures text-ink-2">
                      <SaleFacts sale={sale} group={draft.evidence.place.propertyGroup} format={format} /> ·{' '}
                      <Trans>
                        {format.money(sale.price)}, in the terms of this home {price}
                      </Trans>
                    </span>
                  </span>
                  <Button size="small" disabled={evidence.isAsking} aria-label={t`Add ${name}, ${price}`} onClick={() => void add(sale.id)}>
                    <Trans>Add</Trans>
                  </Button>
                </li>
              )
            })}
          </ul>
          {found.nodes.length < found.totalCount ? (
            <Button size="small" look="ghost" className="mt-3" disabled={isLooking} onClick={() => void look(found.nodes.length)}>
              <Trans>Show more sales</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

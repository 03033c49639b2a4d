import type { ReactNode } from 'react'

export interface Fact {
  key: string
  name: ReactNode
  /** a fact without a value is left out */
  value: ReactNode
}

/** Facts in two columns: name left, value right, a hairline between the rows. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts
        .filter((fact) => fact.value !== null && fact.value !== undefined && fact.value !== '')
        .map((fact) => (
          <div key={fact.key} className="flex justify-between gap-6 border-b border-line-2 py-1.5">
            <dt className="max-w-[62%] shrink-0 text-ink-2">{fact.name}</dt>
            <dd className="figures text-end">{fact.value}</dd>
          </div>
        ))}
    </dl>
  )
}

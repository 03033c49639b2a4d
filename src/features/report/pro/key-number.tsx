import type { ReactNode } from 'react'

/** A figure over what it is, and in small type how far it holds; inside a list of definitions. */
export function KeyNumber({ figure, small, children }: { figure: ReactNode; small?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dd className="figures text-2xl font-semibold">{figure}</dd>
      <dt className="text-ink-2">
        {children}
        {small ? <span className="figures block text-xs text-ink-3">{small}</span> : null}
      </dt>
    </div>
  )
}

import type { ReactNode } from 'react'

interface NotFoundFrameProps {
  title: ReactNode
  /** the answer's status */
  number?: '404' | '410'
  children: ReactNode
  /** links to other pages */
  actions: ReactNode
}

/** A 404 or 410 inside its layout. */
export const NotFoundFrame = ({ title, number = '404', children, actions }: NotFoundFrameProps) => (
  <div className="page grid justify-items-start gap-5 py-16">
    <p className="figures text-sm font-[560] text-ink-3">{number}</p>
    <h1 className="title text-4xl text-balance">{title}</h1>
    <div className="max-w-[58ch] text-lg text-ink-2">{children}</div>
    <div className="flex flex-wrap gap-3">{actions}</div>
  </div>
)

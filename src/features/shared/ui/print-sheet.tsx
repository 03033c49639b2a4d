import type { ReactNode } from 'react'

interface PrintSheetProps {
  /** left of the head line: what this is */
  heading: ReactNode
  /** right of the head line: date, number */
  aside?: ReactNode
  /** sources, address of the page */
  footer?: ReactNode
  children: ReactNode
}

/** §2.9 print layout: one A4 sheet on the screen, and on paper exactly its content between the margins of print.css. */
export function PrintSheet({ heading, aside, footer, children }: PrintSheetProps) {
  return (
    <article className="mx-auto flex min-h-[297mm] w-full max-w-[210mm] flex-col border border-line bg-sheet p-[clamp(20px,4vw,14mm)] shadow-float print:min-h-0 print:max-w-none print:border-0 print:p-0 print:shadow-none">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-ink pb-3">
        <h2 className="title text-2xl">{heading}</h2>
        {aside ? <p className="figures text-sm text-ink-2">{aside}</p> : null}
      </header>
      <div className="flex-1 py-5">{children}</div>
      {footer ? <footer className="border-t border-line pt-3 text-xs text-ink-3">{footer}</footer> : null}
    </article>
  )
}

import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

/** The title of a part, and the anchor by which it is reached. */
export interface SectionHeading {
  id: string
  title: ReactNode
}

interface PageSectionProps extends Partial<Pick<SectionHeading, 'id'>>, Pick<SectionHeading, 'title'> {
  /** unit, date, range: in muted type beside the title */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A titled part of a page under a strong line, as in a timetable. */
export function PageSection({ id, title, aside, className, children }: PageSectionProps) {
  return (
    <section id={id} className={cx('grid grid-cols-[minmax(0,1fr)] content-start', className)}>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-ink pb-3">
        <h2 className="title text-2xl">{title}</h2>
        {aside ? <p className="figures text-ink-2">{aside}</p> : null}
      </header>
      {children}
    </section>
  )
}

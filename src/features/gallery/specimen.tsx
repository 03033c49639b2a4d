import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { CHAPTERS, type ChapterId } from './chapters.ts'

/** A chapter of the gallery; its number and summary stay visible in the margin. */
export function Chapter({ id, children }: { id: ChapterId; children: ReactNode }) {
  const index = CHAPTERS.findIndex((chapter) => chapter.id === id)
  const chapter = CHAPTERS[index]
  return (
    <section
      id={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 border-t border-ink pt-5 lg:grid-cols-[220px_minmax(0,1fr)]"
    >
      <header className="lg:sticky lg:top-[calc(var(--bar-height)+20px)] lg:self-start">
        <p aria-hidden="true" className="title figures text-4xl text-terracotta-mark">
          {index + 1}
        </p>
        <h2 className="title mt-1 text-2xl">{chapter?.name}</h2>
        <p className="mt-2 max-w-[40ch] text-pretty text-ink-2">{chapter?.about}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">{children}</div>
    </section>
  )
}

/** A row: a small caption over the specimen. */
export function Specimen({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h3 className="border-b border-line pb-2 text-sm font-[560] text-ink-3">{name}</h3>
      <div className={cx('min-w-0', className)}>{children}</div>
    </div>
  )
}

/** Three fields in a row on wide screens. */
export const FIELD_GRID = 'grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3'

/** A few things beside each other. */
export const ROW = 'flex flex-wrap items-center gap-x-4 gap-y-3'

import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { PageSection } from '#ui/page-section.tsx'

interface TodayPartProps {
  title: ReactNode
  /** how many there are of all */
  aside?: ReactNode
  /** rows; none where nothing waits */
  children: ReactNode[]
  empty: ReactNode
  hasFailed?: boolean
  /** to the page that holds all of it */
  all: ReactNode
}

/** One kind of work that waits, with the way to all of it. A part that could not be read says so and leaves the others alone. */
export function TodayPart({ title, aside, children, empty, hasFailed = false, all }: TodayPartProps) {
  return (
    <PageSection title={title} aside={aside}>
      {hasFailed ? (
        <p role="alert" className="py-4 text-bad">
          <Trans>This part could not be read. Nothing is lost; open it, or look again in a moment.</Trans>
        </p>
      ) : children.length > 0 ? (
        <ul>{children}</ul>
      ) : (
        <p className="py-4 text-ink-2">{empty}</p>
      )}
      <p className="pt-2">{all}</p>
    </PageSection>
  )
}

interface TodayRowProps {
  /** a link that fills the row */
  children: ReactNode
  /** beside it: when, how many */
  when?: ReactNode
  isUrgent?: boolean
  /** below it */
  text?: ReactNode
  /** what can be done at once, beside the link */
  act?: ReactNode
}

/** One thing that waits. */
export function TodayRow({ children, when, isUrgent = false, text, act }: TodayRowProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 hover:bg-wash">
      <p className="min-w-0 font-semibold wrap-anywhere">{children}</p>
      {when ? <p className={cx('figures text-end', isUrgent ? 'font-semibold text-caution-ink' : 'text-ink-2')}>{when}</p> : null}
      {text ? <p className="col-span-2 line-clamp-2 text-ink-2 wrap-anywhere">{text}</p> : null}
      {act ? <div className="relative z-10 col-span-2 flex justify-self-start pt-2">{act}</div> : null}
    </li>
  )
}

export const TODAY_LINK = 'inline-flex min-h-6 items-center after:absolute after:inset-0'
export const TODAY_ALL =
  'inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4 hover:decoration-current'

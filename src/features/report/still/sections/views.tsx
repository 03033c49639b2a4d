import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { RadioRow } from './radio-row.tsx'

export interface View {
  key: string
  label: ReactNode
  content: ReactNode
  /** left out on paper */
  isScreenOnly?: boolean
}

/** One rule per position, because a selector cannot compare two indexes. */
const SHOWN = [
  'group-has-[[value="0"]:checked]/views:block',
  'group-has-[[value="1"]:checked]/views:block',
  'group-has-[[value="2"]:checked]/views:block',
  'group-has-[[value="3"]:checked]/views:block',
  'group-has-[[value="4"]:checked]/views:block',
  'group-has-[[value="5"]:checked]/views:block',
  'group-has-[[value="6"]:checked]/views:block',
]

/** Up to seven views, one shown at a time and chosen without a script; in print one below the other. */
export function Views({ legend, views }: { legend: string; views: readonly View[] }) {
  return (
    <div className="group/views grid gap-4">
      {views.length > 1 ? <RadioRow legend={legend} choices={views.map(({ label }, at) => ({ key: String(at), label }))} /> : null}
      {views.map(({ key, content, isScreenOnly }, at) => (
        <div key={key} className={cx(views.length > 1 && 'hidden', SHOWN[at], isScreenOnly ? 'print:hidden' : 'print:block')}>
          {content}
        </div>
      ))}
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OwnHomeValueQuery } from '#graphql/generated/graphql.ts'
import { EstimateHeadline } from '#property/estimate/estimate-headline.tsx'
import { refusalWords } from '#property/estimate/estimate-words.ts'
import type { PastEstimate } from '#property/estimate/history/past-estimate.ts'
import type { Format } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'
import { Panel } from '#ui/panel.tsx'
import { changeSince } from './past-changes.ts'

interface OwnHomeWorthProps {
  value: OwnHomeValueQuery
  past: readonly PastEstimate[]
  format: Format
}

/** What a home is worth now, and what has changed; or why that cannot be told. */
export function OwnHomeWorth({ value: { project }, past, format }: OwnHomeWorthProps) {
  const { i18n } = useLingui()
  if (!project)
    return (
      <Panel kind="empty" title={<Trans>This home’s project is not in the records any more</Trans>}>
        <Trans>
          Nothing can be estimated for it. It may be listed under another name: search for it, and press “This is my home” there.
        </Trans>
      </Panel>
    )
  const { estimate } = project
  if (estimate.__typename === 'EstimateRefusal')
    return (
      <Panel kind="empty" title={<Trans>Nothing can be estimated for this home now</Trans>}>
        {i18n._(refusalWords[estimate.reason])} <Trans>It is looked at again with each new edition of the records.</Trans>
      </Panel>
    )
  return (
    <section aria-labelledby="estimate">
      <EstimateHeadline estimate={estimate} group={project.propertyGroup} format={format} />
      <dl className="mt-5 grid max-w-[620px] grid-cols-2 gap-x-6 border-t border-line pt-4 sm:gap-x-8">
        <Changed name={<Trans>since the month before</Trans>} fraction={changeSince(past, 1)} format={format} />
        <Changed name={<Trans>since a year before</Trans>} fraction={changeSince(past, 12)} format={format} />
      </dl>
    </section>
  )
}

interface ChangedProps {
  name: ReactNode
  fraction: number | null
  format: Format
}

const Changed = ({ name, fraction, format }: ChangedProps) => (
  <div className="flex min-w-0 flex-col-reverse justify-end">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className={cx('figures text-lg font-semibold sm:text-xl', fraction !== null && (fraction < 0 ? 'text-bad' : 'text-good'))}>
      {fraction === null ? <Trans>not known</Trans> : format.change(fraction)}
    </dd>
  </div>
)

import { useLingui } from '@lingui/react/macro'
import type { DryCountsFragment } from '#graphql/generated/graphql.ts'
import { formatCount } from '#lib/format.ts'

/** What a file that was tried out would do, in numbers. */
export function DryCounts({ run }: { run: DryCountsFragment }) {
  const { t, i18n } = useLingui()
  const counts: readonly (readonly [string, number])[] = [
    [t`Records read`, run.read],
    [t`New`, run.added],
    [t`Changed`, run.changed],
    [t`As they are`, run.standing],
    [t`Withdrawn`, run.withdrawn],
    [t`Refused`, run.rejected],
    [t`Parts left out`, run.omitted],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      {counts.map(([name, count]) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className="figures text-xl">{formatCount(count, i18n.locale)}</dd>
        </div>
      ))}
    </dl>
  )
}

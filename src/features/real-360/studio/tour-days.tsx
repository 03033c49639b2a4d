import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnTourWholeFragment } from '#graphql/generated/graphql.ts'
import { formatCount } from '#lib/format.ts'
import { formatDay } from '#session/day-time.ts'

/** Who came, by day and without who it was. */
export function TourDays({ days }: Pick<OwnTourWholeFragment, 'days'>) {
  const { t, i18n } = useLingui()
  if (days.length === 0)
    return (
      <p className="text-sm text-ink-3">
        <Trans>Nobody has opened it yet. Visits are counted by day, without who it was.</Trans>
      </p>
    )
  const count = (value: number) => formatCount(value, i18n.locale)
  return (
    <div className="overflow-x-auto">
      <table aria-label={t`Visits by day`} className="figures w-full text-sm">
        <thead>
          <tr className="border-b border-line text-start text-ink-2 [&>th]:py-1.5 [&>th]:pe-4 [&>th]:text-end [&>th]:font-[560] [&>th:first-child]:text-start">
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Opened`}</th>
            <th scope="col">{t`Rooms entered`}</th>
            <th scope="col">{t`Minutes`}</th>
            <th scope="col">{t`Doors and notes`}</th>
            <th scope="col">{t`Enquiries`}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, opens, scenes, seconds, spots, enquiries }) => (
            <tr
              key={day}
              className="border-b border-line [&>td]:py-1.5 [&>td]:pe-4 [&>td]:text-end [&>th]:pe-4 [&>th]:text-start [&>th]:font-normal"
            >
              <th scope="row">{formatDay(day, i18n.locale)}</th>
              <td>{count(opens)}</td>
              <td>{count(scenes)}</td>
              <td>{count(Math.round(seconds / 60))}</td>
              <td>{count(spots)}</td>
              <td>{count(enquiries)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

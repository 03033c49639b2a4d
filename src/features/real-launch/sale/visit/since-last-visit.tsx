import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { formatDay } from '#session/day-time.ts'
import { LIST_CHANGES, type ListChange } from './seen-list.ts'
import type { LastVisit } from './use-last-visit.ts'

/** The mark of a unit in the list, for whoever hears it. */
export const changeWords: Record<ListChange, MessageDescriptor> = {
  sold: msg`sold since your last visit`,
  reserved: msg`reserved since your last visit`,
  free: msg`free again since your last visit`,
  cheaper: msg`cheaper since your last visit`,
  dearer: msg`dearer since your last visit`,
  new: msg`new since your last visit`,
}

const COUNTS: Record<ListChange, (n: number) => ReactElement> = {
  sold: (n) => <Plural value={n} one="# home sold" other="# homes sold" />,
  reserved: (n) => <Plural value={n} one="# home reserved" other="# homes reserved" />,
  free: (n) => <Plural value={n} one="# home free again" other="# homes free again" />,
  cheaper: (n) => <Plural value={n} one="# price lower" other="# prices lower" />,
  dearer: (n) => <Plural value={n} one="# price higher" other="# prices higher" />,
  new: (n) => <Plural value={n} one="# home new on the list" other="# homes new on the list" />,
}
const LISTED_MAX = 12

/** In words what changed in the price list since this browser last showed it; nothing on a first visit. */
export function SinceLastVisit({ visit }: { visit: LastVisit | null }) {
  const { i18n } = useLingui()
  if (!visit) return null
  const day = formatDay(`${visit.day}T04:00:00Z`, i18n.locale)
  const byChange = Map.groupBy(visit.changes, ([, change]) => change)
  if (visit.changes.size === 0)
    return (
      <p role="status" className="no-print pt-4 text-sm text-ink-2">
        <Trans>Nothing has changed in the list since you last looked, on {day}.</Trans>
      </p>
    )
  return (
    <div role="status" className="no-print mt-4 rounded border border-line bg-sheet px-4 py-3">
      <p className="font-[560]">
        <Trans>Since you last looked, on {day}</Trans>
      </p>
      <ul className="grid gap-1 pt-1">
        {LIST_CHANGES.flatMap((change) => {
          const units = byChange.get(change) ?? []
          if (units.length === 0) return []
          return (
            <li key={change} className="figures flex flex-wrap gap-x-3">
              <span className="min-w-40">{COUNTS[change](units.length)}</span>
              {units.slice(0, LISTED_MAX).map(([unit]) => (
                <Link
                  key={unit}
                  to="."
                  search={(now: object) => ({ ...now, unit, part: undefined, mix: undefined, left: undefined })}
                  hash="unit"
                  replace
                  resetScroll={false}
                  className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4"
                >
                  {unit}
                </Link>
              ))}
              {units.length > LISTED_MAX ? <span>…</span> : null}
            </li>
          )
        })}
      </ul>
      <p className="pt-1 text-xs text-ink-3">
        <Trans>Remembered by this browser alone.</Trans>
      </p>
    </div>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { uint8At, uint16At } from '#lib/element-at.ts'
import { formatList } from '#lib/format.ts'
import { type HomeMinutes, NO_WAY, WHOLE_WAYS } from '#market/timetable/home-minutes.ts'
import type { HouseholdPlace } from './household.ts'

/** 2024-01-01, a Monday */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** Words about ways, in the reader's language. */
export function useWayWords() {
  const { i18n, t } = useLingui()
  const told = (name: string, minutes: number, by: number): string => {
    if (minutes === NO_WAY) return t`${name}: not in time`
    const whole = WHOLE_WAYS[by]
    if (whole === 'foot') return t`${name} ${minutes} on foot`
    return whole === 'bicycle' ? t`${name} ${minutes} by bicycle` : t`${name} ${minutes}`
  }
  return {
    /** "Anna 24, Ben 38 and school 9 on foot": minutes of one home to each place */
    line: (places: readonly HouseholdPlace[], all: readonly HomeMinutes[], home: number): string =>
      formatList(
        places.flatMap(({ name }, at) => {
          const own = all[at]
          return own ? [told(name, uint16At(own.minutes, home), uint8At(own.by, home))] : []
        }),
        i18n.locale,
      ),
    day: (day: number): string => new Intl.DateTimeFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + day * DAY_MS),
    /** seconds after midnight as a clock shows them */
    clock: (seconds: number): string =>
      new Intl.DateTimeFormat(i18n.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(
        MONDAY + seconds * 1_000,
      ),
    word: (message: MessageDescriptor) => i18n._(message),
  }
}

/** How the minutes of a way are reckoned; beside every list of them. */
export const RECKONED_WORDS = msg`Minutes from leaving the home to the hour you named, by the timetable of an ordinary week, with at most three changes. Walks are 80 m a minute along 1.3 times the straight line, at most 20 minutes to a stop; bicycles go 15 km/h.`

/** What the minutes of a later year take for granted. */
export const LATER_WORDS = msg`Taken for granted: today’s lines run as they do now, and the new ones open in the year and run at the times their builder names.`

import ICAL from 'ical.js'
import type { WallClock } from './zone-clock.ts'

/** A time as a file tells it. */
export interface ToldTime {
  /** seconds by its wall clock, as though that were in UTC */
  wall: number
  /** a whole day */
  isDay: boolean
  /** unix seconds */
  at: number
  clock: WallClock
}

/** Which clock is meant by the name that a property gives; null: none is given. */
export type ClockOf = (name: string | null) => WallClock

const DAY = 86_400

export const dayOfWall = (wall: number): number => Math.floor(wall / DAY)

export const wallOf = ({ year, month, day, hour, minute, second, isDate }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, isDate ? 0 : hour, isDate ? 0 : minute, isDate ? 0 : second) / 1_000

export const isInUtc = (time: ICAL.Time): boolean => time.zone === ICAL.Timezone.utcTimezone

/** The name of the zone that a property gives. */
export function zoneNameOf(property: ICAL.Property): string | null {
  const name = property.getParameter('tzid')
  return typeof name === 'string' && name !== '' ? name : null
}

/** A time of a property. What has no zone of its own, days among it, goes by the agent's clock. */
export function toldTime(time: ICAL.Time, zone: string | null, clockOf: ClockOf): ToldTime {
  const wall = wallOf(time)
  if (!Number.isFinite(wall)) throw new RangeError('time')
  const clock = isInUtc(time) ? (seconds: number) => seconds : clockOf(time.isDate ? null : zone)
  return { wall, isDay: time.isDate, at: clock(wall), clock }
}

/** The times of all properties of a name; of a period its beginning. Throws for what is no time. */
export function toldTimes(component: ICAL.Component, name: string, clockOf: ClockOf): ToldTime[] {
  return component.getAllProperties(name).flatMap((property) => {
    const values: unknown[] = property.getValues()
    return values.map((value) => {
      const time = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time)) throw new TypeError(name)
      return toldTime(time, zoneNameOf(property), clockOf)
    })
  })
}

import type { OpenedTimetable } from './ways-desk.ts'

/** The years after this one by which lines will have opened, with the lines of each; a year is a whole number in text, so that "2030" has no comma. */
export function openingYears({ opening }: OpenedTimetable, thisYear: number): { year: number; lines: string[] }[] {
  const years = [...new Set(opening.map(({ to }) => to))].filter((year) => year > thisYear).sort((a, b) => a - b)
  return years.map((year) => ({ year, lines: opening.filter(({ to }) => to === year).map(({ name }) => name) }))
}

import { addMonths, formatMonth, parseMonth } from './months.ts'

/** One published figure, with its month as "2026-06". */
export interface CoursePoint {
  month: string
  value: number
}

interface Course {
  /** "1979-12", of the first value */
  firstMonth: string
  stepMonths: number
  values: readonly (number | null)[]
}

/** The published figures of a course of equal steps, oldest first. */
export function coursePoints({ firstMonth, stepMonths, values }: Course): CoursePoint[] {
  const first = parseMonth(firstMonth)
  if (first === null) return []
  return values.flatMap((value, at) => (value === null ? [] : { month: formatMonth(addMonths(first, at * stepMonths)), value }))
}

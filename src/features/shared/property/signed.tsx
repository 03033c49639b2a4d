import type { Format } from '#property/use-format.ts'
import { cx } from '#ui/class-names.ts'

/** Money added or taken off, with its sign. */
export function Signed({ value, format }: { value: number; format: Format }) {
  return <span className={cx(value > 0 && 'text-good', value < 0 && 'text-bad')}>{format.signed(value)}</span>
}

import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'

interface RoundButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  label: string
  sign: string
  /** of a button that switches something on and off */
  isOn?: boolean
}

/** A square button on the map with a sign of strokes in a box of 20 × 20. */
export function RoundButton({ label, sign, isOn, ...rest }: RoundButtonProps) {
  return (
    <Button
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      className={cx('size-9 px-0! shadow-float', isOn && 'border-lagoon! bg-lagoon! text-on-accent!')}
      {...rest}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
    </Button>
  )
}

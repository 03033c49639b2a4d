import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

/** A square button on the map with a sign of strokes in a box of 20 × 20. */
export function RoundButton({ label, sign, ...rest }: { label: string; sign: string } & Omit<ComponentProps<typeof Button>, 'children'>) {
  return (
    <Button aria-label={label} title={label} className="size-9 px-0! shadow-float" {...rest}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
    </Button>
  )
}

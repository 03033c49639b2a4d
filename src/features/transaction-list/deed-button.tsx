import { type ComponentProps, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { useEarlyPress } from '#ui/form/early-press.ts'

interface DeedButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'ref'> {
  onPress: () => void
}

/** A button that is heard also when it was pressed before the page woke. */
export function DeedButton({ onPress, ...button }: DeedButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  useEarlyPress(ref, onPress)
  return <Button {...button} ref={ref} data-early="" onClick={onPress} />
}

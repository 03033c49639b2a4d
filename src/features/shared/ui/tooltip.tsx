import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useFloatingRoot } from './floating-root.ts'

interface TooltipProps {
  /** a few words; never the only place where something needed is said, for fingers cannot hover */
  text: ReactNode
  /** a control that has a name of its own */
  children: ReactElement
}

/** Words about a control while the pointer or the focus is on it; screen readers hear them as its description. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const root = useFloatingRoot()
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={300} aria-describedby={id} />
      <span id={id} hidden>
        {text}
      </span>
      <BaseTooltip.Portal container={root}>
        <BaseTooltip.Positioner sideOffset={6} collisionPadding={8} className="z-50">
          <BaseTooltip.Popup className="floating max-w-60 border-transparent bg-ink px-2.5 py-1.5 text-sm text-pretty text-paper">
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  )
}

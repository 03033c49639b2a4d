import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { useFloatingRoot } from './floating-root.ts'

interface PopoverProps {
  /** a Button; it opens and closes the popover */
  trigger: ReactElement
  title: ReactNode
  children: ReactNode
}

/** A small panel beside the button that opened it; Escape or a press outside closes it. */
export function Popover({ trigger, title, children }: PopoverProps) {
  const root = useFloatingRoot()
  return (
    <BasePopover.Root>
      <BasePopover.Trigger render={trigger} />
      <BasePopover.Portal container={root}>
        <BasePopover.Positioner sideOffset={8} align="start" collisionPadding={16} className="z-50">
          <BasePopover.Popup className="floating grid w-80 max-w-[calc(100vw-32px)] gap-3 p-5">
            <BasePopover.Title className="text-lg font-semibold">{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}

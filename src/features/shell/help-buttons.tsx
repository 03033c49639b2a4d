import { useRouteContext } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentProps, lazy } from 'react'
import { still } from '#ui/still.tsx'
import { ChatButtons } from './chat-buttons.tsx'
import { HelpBubble } from './help-bubble.tsx'

const buttons = createIsomorphicFn()
  .server(() => ChatButtons)
  .client(() => lazy(async () => ({ default: (await import('./chat-buttons.tsx')).ChatButtons })))

const StillChatButtons = still(buttons())

/** §2.8: the chat buttons of a layout, and a hint that points at them. */
export function HelpButtons(props: ComponentProps<typeof ChatButtons>) {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <div className="no-print fixed end-4 bottom-4 z-30 flex items-end gap-2">
      <HelpBubble />
      <StillChatButtons key={country} {...props} />
    </div>
  )
}

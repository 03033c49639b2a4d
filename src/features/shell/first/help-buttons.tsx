import { useRouteContext } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { still } from '#ui/still.tsx'
import { ChatButtons } from '../still/chat-buttons.tsx'
import { HelpBubble } from './help-bubble.tsx'

/** §2.8: the chat buttons of a layout, and a hint that points at them. */
export function HelpButtons({ channels }: ComponentProps<typeof ChatButtons>) {
  const { country } = useRouteContext({ from: '__root__' })
  return (
    <div className="no-print fixed end-4 bottom-4 z-30 flex items-end gap-2">
      <HelpBubble />
      <Hydrate key={country} when={still}>
        <ChatButtons channels={channels} />
      </Hydrate>
    </div>
  )
}

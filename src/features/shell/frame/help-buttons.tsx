import { Hydrate } from '@tanstack/react-start'
import { type ComponentProps, useRef } from 'react'
import { asServed } from '#ui/as-served.tsx'
import { cx } from '#ui/class-names.ts'
import { ChatButtons } from '../footer/chat-buttons.tsx'
import { HelpBubble } from './help-bubble.tsx'
import { useClearOfFigures } from './use-clear-of-figures.ts'

/** §2.8: the chat buttons of a layout, and a hint that points at them. They give way while figures or tables lie below them. */
export function HelpButtons({ channels, topic }: ComponentProps<typeof ChatButtons>) {
  const box = useRef<HTMLDivElement>(null)
  const isClear = useClearOfFigures(box)
  return (
    <div ref={box} className={cx('no-print fixed end-4 bottom-4 z-30 flex items-end gap-2', !isClear && 'not-focus-within:invisible')}>
      <HelpBubble />
      <Hydrate when={asServed}>
        <ChatButtons channels={channels} topic={topic} />
      </Hydrate>
    </div>
  )
}

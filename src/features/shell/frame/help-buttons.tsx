import { useLingui } from '@lingui/react/macro'
import { Hydrate } from '@tanstack/react-start'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { asServed } from '#ui/as-served.tsx'
import { cx } from '#ui/class-names.ts'
import { MenuIcon } from '../bar/menu-icon.tsx'
import { ChatButtons } from '../footer/chat-buttons.tsx'
import { HelpBubble } from './help-bubble.tsx'
import { closeForGood, isClosed } from './tutorial.ts'
import { useClearOfFigures } from './use-clear-of-figures.ts'

/** §2.8: the chat buttons of a layout, and a hint that points at them. They give way while figures or tables lie below them, and can be put away for good. */
export function HelpButtons({ channels, topic }: ComponentProps<typeof ChatButtons>) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const isClear = useClearOfFigures(box)
  const [isAway, setAway] = useState(false)
  useEffect(() => setAway(isClosed('helpPutAway')), [])
  if (isAway) return null
  const putAway = () => {
    closeForGood('helpPutAway')
    setAway(true)
  }
  return (
    <div className="no-print fixed end-4 bottom-4 z-30 flex items-end gap-2 group-has-data-tray/frame:bottom-28 sm:group-has-data-tray/frame:bottom-20">
      <HelpBubble isClear={isClear} />
      <div ref={box} className={cx('relative', !isClear && 'not-focus-within:invisible')}>
        <Hydrate when={asServed}>
          <ChatButtons channels={channels} topic={topic} />
        </Hydrate>
        <button
          type="button"
          aria-label={t`Put the chat buttons away for good`}
          onClick={putAway}
          className="absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full border border-line bg-sheet text-ink-3"
        >
          <MenuIcon close size="small" />
        </button>
      </div>
    </div>
  )
}

import { moveActive } from '#ui/combobox-keys.ts'

/** What the list is when a key is pressed in the text box; active is -1 for the text itself. */
export interface PanelState {
  isOpen: boolean
  /** shows what was searched for lately */
  isRecent: boolean
  active: number
  count: number
}

export interface PanelKey {
  does: 'move' | 'choose' | 'forget' | 'close' | 'clear'
  /** the option that becomes active */
  to: number
  /** whether the text box is kept from doing what the key does there */
  isOurs: boolean
}

const key = (does: PanelKey['does'], isOurs = true, to = -1): PanelKey => ({ does, isOurs, to })

/**
 * The keys of a combobox with a list (WAI-ARIA): arrows go through options and text, Home and End to the first and last option once one is
 * active, Enter takes it, Escape closes and then clears, Delete forgets a recent search. Null: the text box does what it does.
 */
export function panelKey(pressed: string, { isOpen, isRecent, active, count }: PanelState): PanelKey | null {
  if (pressed === 'ArrowDown') return key('move', true, moveActive(active, 1, count))
  if (pressed === 'ArrowUp') return key('move', true, moveActive(active, -1, count))
  if (pressed === 'Escape') return isOpen ? key('close') : key('clear', false)
  if (pressed === 'Enter') return isOpen && active >= 0 ? key('choose') : key('close', false)
  if (!isOpen || active < 0) return null
  if (pressed === 'Home') return key('move', true, 0)
  if (pressed === 'End') return key('move', true, count - 1)
  return pressed === 'Delete' && isRecent ? key('forget') : null
}

import { describe, expect, it } from 'vitest'
import { type PanelState, panelKey } from './suggestion-keys.ts'

const open: PanelState = { isOpen: true, isRecent: false, active: 1, count: 3 }

describe('keys of the search box', () => {
  it.each([
    ['ArrowDown', open, { does: 'move', to: 2 }],
    ['ArrowUp', { ...open, active: -1 }, { does: 'move', to: 2 }],
    ['Home', open, { does: 'move', to: 0 }],
    ['End', open, { does: 'move', to: 2 }],
    ['Enter', open, { does: 'choose', isOurs: true }],
    ['Enter', { ...open, active: -1 }, { does: 'close', isOurs: false }],
    ['Escape', open, { does: 'close', isOurs: true }],
    ['Escape', { ...open, isOpen: false }, { does: 'clear', isOurs: false }],
    ['Delete', { ...open, isRecent: true }, { does: 'forget' }],
  ])('%s', (pressed, state, wanted) => expect(panelKey(pressed, state)).toMatchObject(wanted))

  it.each(['Home', 'End', 'Delete', 'a'])('%s belongs to the text while no option is active', (pressed) =>
    expect(panelKey(pressed, { ...open, active: -1, isRecent: true })).toBeNull(),
  )

  it('Delete removes a letter, unless a recent search is active', () => expect(panelKey('Delete', open)).toBeNull())
})

/** Where a key leads in a grid: to a cell, or to the grid before or after this one. */
export type GridMove = number | 'previous' | 'next' | null

/**
 * WAI-ARIA grid pattern: arrows move by a cell, Home and End to the ends of the row (with Control of the grid), Page Up and Page Down to the
 * grid before or after. Null: the key is not the grid's, or there is nowhere to go.
 */
export function gridMove(key: string, at: number, columns: number, count: number, isControl = false): GridMove {
  const inGrid = (to: number): GridMove => (to >= 0 && to < count && to !== at ? to : null)
  const first = at - (at % columns)
  switch (key) {
    case 'ArrowLeft':
      return inGrid(at - 1)
    case 'ArrowRight':
      return inGrid(at + 1)
    case 'ArrowUp':
      return inGrid(at - columns)
    case 'ArrowDown':
      return inGrid(at + columns)
    case 'Home':
      return inGrid(isControl ? 0 : first)
    case 'End':
      return inGrid(isControl ? count - 1 : first + columns - 1)
    case 'PageUp':
      return 'previous'
    case 'PageDown':
      return 'next'
    default:
      return null
  }
}

/** How far something is moved. */
export interface MoveBy {
  days: number
  minutes: number
}

/** a step of the keys, and what dragging is rounded to */
const STEP_MINUTES = 15
export const NOT_MOVED: MoveBy = { days: 0, minutes: 0 }

/** A quarter of an hour or a day further by an arrow key; null: another key. */
export function movedByKey(key: string, { days, minutes }: MoveBy): MoveBy | null {
  switch (key) {
    case 'ArrowUp':
      return { days, minutes: minutes - STEP_MINUTES }
    case 'ArrowDown':
      return { days, minutes: minutes + STEP_MINUTES }
    case 'ArrowLeft':
      return { days: days - 1, minutes }
    case 'ArrowRight':
      return { days: days + 1, minutes }
    default:
      return null
  }
}

interface Dragged {
  /** px */
  right: number
  down: number
  hourHeight: number
  dayWidth: number
}

/** Whole days and quarters of an hour, by the way of the pointer. */
export function movedByPointer({ right, down, hourHeight, dayWidth }: Dragged): MoveBy {
  const whole = (steps: number) => Math.round(steps) + 0
  return {
    days: dayWidth > 0 ? whole(right / dayWidth) : 0,
    minutes: whole((down / hourHeight) * (60 / STEP_MINUTES)) * STEP_MINUTES,
  }
}

export const isMoved = ({ days, minutes }: MoveBy): boolean => days !== 0 || minutes !== 0

import type { RoomKey } from './layouts.ts'

interface RoomWords {
  name: string
  caption: string
  alt: string
  note: { title: string; text: string }
}

/** What a demo tour says of its rooms. */
export const DEMO_ROOM_WORDS: Record<RoomKey, RoomWords> = {
  living: {
    name: 'Living room',
    caption: 'The widest room, with glass from wall to wall and the table beside it.',
    alt: 'A living room with a wide window over a park',
    note: { title: 'Windows', text: 'Sliding panes down to the floor. The middle ones open.' },
  },
  kitchen: {
    name: 'Kitchen',
    caption: 'Worktops on two sides, and daylight on both.',
    alt: 'A kitchen with worktops on two sides and a window',
    note: { title: 'Worktop', text: 'Engineered stone, with the hob and the sink on one line.' },
  },
  bedroom: {
    name: 'Bedroom',
    caption: 'Quiet, away from the street, with a wall of cupboards.',
    alt: 'A bedroom with cupboards along one wall and a window',
    note: { title: 'Window to the north', text: 'No sun at noon. The room stays cool.' },
  },
  study: {
    name: 'Study',
    caption: 'A desk at the window; a guest room when it is needed.',
    alt: 'A study with a desk at the window and shelves',
    note: { title: 'Second window', text: 'Light from two sides through the day.' },
  },
}

/** Of a home before it is furnished. */
export const EMPTY_WORDS: Record<RoomKey, Pick<RoomWords, 'caption' | 'alt'>> = {
  living: { caption: 'The widest room, with glass from wall to wall.', alt: 'An empty living room with a wide window' },
  kitchen: { caption: 'Pipes and power are along the north wall.', alt: 'An empty kitchen with a window' },
  bedroom: { caption: 'Room for a wide bed and a wall of cupboards.', alt: 'An empty bedroom with a window' },
  study: { caption: 'Light from two sides.', alt: 'An empty room with two windows' },
}

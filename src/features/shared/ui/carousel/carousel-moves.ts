/** §9: a carousel shows its next slide by itself after this time. */
export const AUTOPLAY_MS = 8000

export interface CarouselState {
  index: number
  count: number
  /** the visitor has not pressed pause */
  playing: boolean
  /** pointer or focus rests on it */
  held: boolean
}

export type CarouselMove =
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'go'; to: number }
  | { kind: 'toggle' }
  | { kind: 'hold'; on: boolean }
  /** the number of slides changed */
  | { kind: 'count'; to: number }

export const startCarousel = (count: number): CarouselState => ({ index: 0, count, playing: true, held: false })

/** One slide per page, in a loop (§9). */
export function moveCarousel(state: CarouselState, move: CarouselMove): CarouselState {
  const last = Math.max(0, state.count - 1)
  switch (move.kind) {
    case 'step':
      return state.count === 0 ? state : { ...state, index: (state.index + move.by + state.count) % state.count }
    case 'go':
      return { ...state, index: Math.min(last, Math.max(0, move.to)) }
    case 'toggle':
      return { ...state, playing: !state.playing }
    case 'hold':
      return { ...state, held: move.on }
    case 'count':
      return { ...state, count: move.to, index: Math.min(state.index, Math.max(0, move.to - 1)) }
  }
}

/** Whether it moves by itself now; never where the visitor asked for less motion. */
export const isTurning = ({ playing, held, count }: CarouselState, lessMotion: boolean): boolean =>
  playing && !held && count > 1 && !lessMotion

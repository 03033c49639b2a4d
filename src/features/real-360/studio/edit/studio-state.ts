import type { OwnTourWholeFragment } from '#graphql/generated/graphql.ts'
import type { Tour } from '../../tour/tour-scenes.ts'
import { editTour, type TourEdit } from './edit-tour.ts'

/** A tour that is being written. */
export interface StudioState {
  tour: Tour
  /** the version that it comes from */
  version: number
  /** raised by every change; what was kept last is `kept` */
  changes: number
  kept: number
  /** what is sent now, by its number; null while nothing is */
  sending: number | null
  /** why the last sending was refused; null after one that was kept, or when something is written */
  failure: string | null
  /** before the last scene, door or plan was taken out */
  before: Tour | null
}

export type StudioStep =
  | { do: 'edit'; edit: TourEdit }
  /** takes the last removal back */
  | { do: 'undo' }
  /** goes on with what was left on this device */
  | { do: 'resume'; left: { version: number; tour: Tour } }
  | { do: 'send' }
  | { do: 'keep'; version: number }
  | { do: 'refuse'; code: string }
  /** takes over what the server has, where nothing is unsaved; with `isForced` in any case */
  | { do: 'take'; own: Pick<OwnTourWholeFragment, 'version' | 'draft'>; isForced?: boolean }
  /** keeps what is written here in place of the newer version */
  | { do: 'insist'; version: number }

export const beginStudio = ({ version, draft }: Pick<OwnTourWholeFragment, 'version' | 'draft'>): StudioState => ({
  tour: draft,
  version,
  changes: 0,
  kept: 0,
  sending: null,
  failure: null,
  before: null,
})

export const isUnsaved = ({ changes, kept }: Pick<StudioState, 'changes' | 'kept'>): boolean => changes > kept

/** Refusals that another change of the same content may mend; a conflict is settled by a person. */
const mended = (failure: string | null): string | null => (failure === 'tour-changed' ? failure : null)

const REMOVALS = new Set<TourEdit['edit']>(['remove-scene', 'remove-spot', 'plan'])

/** The next state; a step that does not fit changes nothing. */
export function stepStudio(state: StudioState, step: StudioStep): StudioState {
  switch (step.do) {
    case 'edit': {
      const tour = editTour(state.tour, step.edit)
      if (tour === state.tour) return state
      const before = REMOVALS.has(step.edit.edit) ? state.tour : null
      return { ...state, tour, changes: state.changes + 1, failure: mended(state.failure), before }
    }
    case 'undo':
      return state.before
        ? { ...state, tour: state.before, before: null, changes: state.changes + 1, failure: mended(state.failure) }
        : state
    case 'resume':
      return step.left.version === state.version ? { ...state, tour: step.left.tour, changes: state.changes + 1 } : state
    case 'send':
      return state.sending === null ? { ...state, sending: state.changes } : state
    case 'keep':
      return { ...state, version: step.version, kept: state.sending ?? state.kept, sending: null, failure: null }
    case 'refuse':
      return { ...state, sending: null, failure: step.code }
    case 'take': {
      const { own, isForced = false } = step
      if (isForced) return beginStudio(own)
      // an answer that is older than what is known, or would undo what is written
      if (own.version <= state.version || isUnsaved(state) || state.sending !== null) return state
      return beginStudio(own)
    }
    case 'insist':
      return { ...state, version: step.version, failure: null, changes: state.changes + 1 }
  }
}

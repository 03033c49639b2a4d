/** A step that leads rows from one state to another. */
export interface Transition<State extends string, Actor extends string> {
  from: readonly State[]
  /** null: it stays in its state */
  to: State | null
  /** who may take it */
  by: readonly Actor[]
}

/** The ways of a kind of row by action: what is not here is refused. */
export type Transitions<Action extends string, State extends string, Actor extends string> = Readonly<
  Record<Action, Transition<State, Actor>>
>

/** Whether somebody may do it with a row in this state. */
export function mayAct<Action extends string, State extends string, Actor extends string>(
  transitions: Transitions<Action, State, Actor>,
  action: Action,
  actor: Actor,
  state: State,
): boolean {
  const { from, by } = transitions[action]
  return from.includes(state) && by.includes(actor)
}

/** States that neither a row begins in nor a transition leads to. */
export function unreached<State extends string>(
  states: readonly State[],
  begins: readonly State[],
  transitions: Readonly<Record<string, Transition<State, string>>>,
): State[] {
  const reached = new Set(begins)
  const steps = Object.values(transitions)
  // as often as there are states, a step can lead on from what another has reached
  for (const _ of states) for (const { from, to } of steps) if (to !== null && from.some((state) => reached.has(state))) reached.add(to)
  return states.filter((state) => !reached.has(state))
}

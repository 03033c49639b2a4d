/** Receives the progress of a long job, to show it. */
export interface Progress {
  /** a new stage of `total` steps; 0 when the number is not known */
  stage(name: string, total: number): void
  advance(steps: number): void
  done(): void
}

export const silentProgress: Progress = { stage: () => {}, advance: () => {}, done: () => {} }

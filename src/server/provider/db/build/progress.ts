/** What a long job tells the person who waits. */
export interface Progress {
  /** a new stage of `total` steps; 0 when the number is not known */
  stage(name: string, total: number): void
  advance(steps: number): void
  done(): void
}

export const silentProgress: Progress = { stage: () => {}, advance: () => {}, done: () => {} }

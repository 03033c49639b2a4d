import { readFileSync } from 'node:fs'
import type { EstimateRow } from '../estimates/estimate-usual-homes.ts'
import type { PortionStore } from '../estimates/write-estimates.ts'
import type { Step, WorkFolder } from './work-folder.ts'

/** Keeps the estimates that are made in the work folder until the market that they belong to is whole. */
export class EstimatesFolder implements PortionStore {
  private readonly work: WorkFolder
  private readonly from: readonly unknown[]
  private readonly kept: Step[] = []

  /** `from` names all that the estimates depend on */
  constructor(work: WorkFolder, from: readonly unknown[]) {
    this.work = work
    this.from = from
  }

  find(portion: number): EstimateRow[] | null {
    const path = this.work.find(this.step(portion))
    return path === null ? null : JSON.parse(readFileSync(path, 'utf8'))
  }

  keep(portion: number, rows: readonly EstimateRow[]): void {
    this.work.keep(this.step(portion), Buffer.from(JSON.stringify(rows)))
  }

  /** Removes what is of no use once the market is whole. */
  discard(): void {
    for (const step of this.kept) this.work.discard(step)
  }

  private step(portion: number): Step {
    const step = { name: `estimated-${portion}`, from: this.from }
    this.kept.push(step)
    return step
  }
}

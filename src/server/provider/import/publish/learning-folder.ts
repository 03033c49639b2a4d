import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Refit } from '../../valuation/backtest.ts'
import type { Examples } from '../../valuation/examples.ts'
import { type LearningStore, type RefitResult, shared } from '../learning/learn.ts'
import type { Step, WorkFolder } from './work-folder.ts'

/** Keeps the finished parts of a segment's learning in the work folder until its result is there. */
export class LearningFolder implements LearningStore {
  private readonly work: WorkFolder
  private readonly name: string
  private readonly from: readonly unknown[]
  private readonly kept: Step[] = []

  /** `from` names all that the learning depends on */
  constructor(work: WorkFolder, name: string, from: readonly unknown[]) {
    this.work = work
    this.name = name
    this.from = from
  }

  async examples(make: () => Promise<Examples>): Promise<Examples> {
    const step = this.step('compared', [])
    let made: Examples | null = null
    const { path } = await this.work.result(step, async (file) => {
      made = await make()
      writeFileSync(file, serialize(made))
    })
    return made ?? inSharedMemory(deserialize(readFileSync(path)))
  }

  refit(refit: Refit): RefitResult | null {
    const path = this.work.find(this.step('learnt', [refit]))
    return path === null ? null : deserialize(readFileSync(path))
  }

  keepRefit(refit: Refit, result: RefitResult): void {
    this.work.keep(this.step('learnt', [refit]), serialize(result))
  }

  /** Removes what is of no use once the result is there. */
  discard(): void {
    for (const step of this.kept) this.work.discard(step)
  }

  private step(part: string, of: readonly unknown[]): Step {
    const step = { name: `${part}-${this.name}`, from: [...this.from, ...of] }
    this.kept.push(step)
    return step
  }
}

/** What was read from a file, with its columns where several threads can read them. */
function inSharedMemory(examples: Examples): Examples {
  const { columns, row, month, target, base, effective, area, probes } = examples
  const floats = (from: Float32Array) => copied(from, new Float32Array(shared(from.byteLength)))
  const doubles = (from: Float64Array) => copied(from, new Float64Array(shared(from.byteLength)))
  const whole = (from: Int32Array) => copied(from, new Int32Array(shared(from.byteLength)))
  return {
    ...examples,
    ...(examples.known && { known: whole(examples.known) }),
    columns: columns.map(floats),
    row: whole(row),
    month: whole(month),
    target: doubles(target),
    base: doubles(base),
    effective: floats(effective),
    area: doubles(area),
    probes: {
      start: whole(probes.start),
      area: doubles(probes.area),
      base: doubles(probes.base),
      features: floats(probes.features),
      role: copied(probes.role, new Uint8Array(shared(probes.role.byteLength))),
    },
  }
}

function copied<Column extends Float32Array | Float64Array | Int32Array | Uint8Array>(from: Column, to: Column): Column {
  to.set(from)
  return to
}

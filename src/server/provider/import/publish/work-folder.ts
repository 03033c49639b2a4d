import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A step's name, and all that its result depends on, as JSON can say it. */
export interface Step {
  name: string
  from: readonly unknown[]
}

export interface StepResult {
  path: string
  /** names the inputs: equal keys mean equal bytes */
  key: string
  /** false: it was there already */
  isMade: boolean
}

const UNFINISHED = '.part'

/**
 * A folder of the results of finished steps, each a file named by the hash of its inputs. A result is written under another name and renamed when
 * it is whole, so a run that was killed at any moment goes on with what is finished.
 */
export class WorkFolder {
  private readonly folder: string
  private readonly used = new Set<string>()

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    this.folder = folder
  }

  /** The result of a step; `make` writes it to the path it is given, unless it is there. */
  async result(step: Step, make: (path: string) => Promise<void> | void): Promise<StepResult> {
    const { path, key } = this.at(step)
    if (existsSync(path)) return { path, key, isMade: false }
    const unfinished = path + UNFINISHED
    rmSync(unfinished, { force: true })
    await make(unfinished)
    renameSync(unfinished, path)
    return { path, key, isMade: true }
  }

  /** The path of a step's result; null when it is not there. */
  find(step: Step): string | null {
    const { path } = this.at(step)
    return existsSync(path) ? path : null
  }

  /** Writes a step's result. */
  keep(step: Step, bytes: Uint8Array): void {
    const { path } = this.at(step)
    writeFileSync(path + UNFINISHED, bytes)
    renameSync(path + UNFINISHED, path)
  }

  /** Removes a step's result. */
  discard(step: Step): void {
    rmSync(this.at(step).path, { force: true })
  }

  /** Removes what this run has not used: results of other inputs, and unfinished ones. */
  sweep(): void {
    for (const file of readdirSync(this.folder)) if (!this.used.has(file)) rmSync(join(this.folder, file), { force: true })
  }

  private at({ name, from }: Step): { path: string; key: string } {
    const key = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 16)
    this.used.add(`${name}-${key}`)
    return { path: join(this.folder, `${name}-${key}`), key }
  }
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A step's name, and all that its result depends on, as JSON can say it. */
interface Step {
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
  async result({ name, from }: Step, make: (path: string) => Promise<void> | void): Promise<StepResult> {
    const key = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 16)
    const file = `${name}-${key}`
    this.used.add(file)
    const path = join(this.folder, file)
    if (existsSync(path)) return { path, key, isMade: false }
    const unfinished = path + UNFINISHED
    rmSync(unfinished, { force: true })
    await make(unfinished)
    renameSync(unfinished, path)
    return { path, key, isMade: true }
  }

  /** Removes what this run has not used: results of other inputs, and unfinished ones. */
  sweep(): void {
    for (const file of readdirSync(this.folder)) if (!this.used.has(file)) rmSync(join(this.folder, file), { force: true })
  }
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { drift, generatedFiles } from './generated-files.ts'
import { LIMITS, type Stage, type Step } from './lanes.ts'
import { ROOT, run, seconds } from './run.ts'

const PROGRESS_EVERY_MS = 30_000
/** What each step took last on this machine. */
const RECORD = join(ROOT, 'test-results/step-seconds.json')

const minutes = (s: number): string => `${Math.floor(s / 60)}:${String(Math.floor(s % 60)).padStart(2, '0')}`

function lastSeconds(): Record<string, number> {
  if (!existsSync(RECORD)) return {}
  const read = z.record(z.string(), z.number()).safeParse(JSON.parse(readFileSync(RECORD, 'utf8')))
  return read.success ? read.data : {}
}

/** Runs stages one after the other, the lanes of each side by side, and tells of its progress. */
export class StageRun {
  readonly #begun = performance.now()
  readonly #took = lastSeconds()
  readonly #limit: number | undefined
  readonly #running = new Map<Step, number>()
  readonly #passed = new Set<Step>()
  #failed: Step | undefined

  /** `limit`: the command whose limit holds, if any does */
  constructor(limit?: keyof typeof LIMITS) {
    this.#limit = limit && LIMITS[limit]
    mkdirSync(dirname(RECORD), { recursive: true })
  }

  /** Whether everything ended well; the first step that does not ends all others. */
  async run(stages: readonly Stage[]): Promise<boolean> {
    for (const [at, stage] of stages.entries()) {
      if (this.#failed) break
      const rest = stages.slice(at + 1).reduce((sum, one) => sum + this.#secondsOf(one), 0)
      this.#announce(stage)
      const timer = setInterval(() => this.#tell(stage, rest), PROGRESS_EVERY_MS)
      const stop = new AbortController()
      await Promise.all(stage.map((lane) => this.#lane(lane, stop)))
      clearInterval(timer)
    }
    writeFileSync(RECORD, JSON.stringify(this.#took, null, 2))
    if (this.#failed) console.error(`\nfailed at: ${this.#failed.name}  (${this.#failed.alone})`)
    return !this.#failed
  }

  /** "12:40, 51 % of 25 minutes" */
  used(): string {
    const s = (performance.now() - this.#begun) / 1_000
    return this.#limit ? `${minutes(s)}, ${Math.round((100 * s) / (60 * this.#limit))} % of ${this.#limit} minutes` : minutes(s)
  }

  #expected(step: Step): number {
    return this.#took[step.name] ?? step.seconds
  }

  /** What a step will still take. */
  #left(step: Step): number {
    if (this.#passed.has(step)) return 0
    const begun = this.#running.get(step) ?? performance.now()
    return Math.max(0, this.#expected(step) - (performance.now() - begun) / 1_000)
  }

  #secondsOf(stage: Stage): number {
    return Math.max(...stage.map((lane) => lane.reduce((sum, step) => sum + this.#left(step), 0)))
  }

  #announce(stage: Stage): void {
    const lanes = stage.map((lane) => lane.map((step) => `${step.name} (${Math.round(this.#expected(step))} s)`).join(', '))
    console.log(`\n${this.used()}: ${lanes.join('\n  beside ')}`)
  }

  /** One line that can be followed without a terminal. A step that shows its own output tells of itself. */
  #tell(stage: Stage, rest: number): void {
    const quiet = [...this.#running].filter(([{ isShown }]) => !isShown)
    if (quiet.length === 0) return
    const now = performance.now()
    const left = this.#secondsOf(stage)
    const parts = quiet.map(([step, begun]) => `${step.name} ${Math.round((now - begun) / 1_000)} of ${Math.round(this.#expected(step))} s`)
    console.log(`… ${minutes((now - this.#begun) / 1_000)}: ${parts.join(', ')}; about ${minutes(left + rest)} to go`)
  }

  async #lane(lane: readonly Step[], stop: AbortController): Promise<void> {
    for (const step of lane) {
      if (this.#failed) return
      const begun = performance.now()
      const before = step.keepsGenerated ? generatedFiles() : undefined
      this.#running.set(step, begun)
      const { code, output } = await run(step.command, [...step.args], { quiet: !step.isShown, signal: stop.signal })
      this.#running.delete(step)
      if (this.#failed) return
      const changed = before ? drift(before, generatedFiles()) : []
      const isGood = code === 0 && changed.length === 0
      const ms = performance.now() - begun
      console.log(`${isGood ? '✓' : '✗'} ${step.name}  ${seconds(ms)}`)
      if (isGood) {
        this.#took[step.name] = Math.round(ms / 1_000)
        this.#passed.add(step)
        continue
      }
      this.#failed = step
      stop.abort()
      if (code !== 0) console.error(output)
      if (changed.length) console.error(`These files were not up to date and are now; look at them and commit them: ${changed.join(', ')}`)
    }
  }
}

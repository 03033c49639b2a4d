import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Where Node keeps code that it has read before: TypeScript without its types, compiled. */
export const COMPILE_CACHE = join(ROOT, 'node_modules/.cache/compiled')

/** Keeps the tools off the network and from writing a trace of every request to disk. */
export const LOCAL_TOOL_ENV = {
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_LOG: 'warn',
  X_LOCAL_EXPLORER: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
}

interface RunOptions {
  env?: Record<string, string | undefined>
  /** collect the output instead of showing it */
  quiet?: boolean
  signal?: AbortSignal
  /** leaves the processor to what else is running */
  isBehind?: boolean
}

export interface RunResult {
  code: number
  /** standard output and error as they came; empty unless quiet */
  output: string
}

const children = new Set<ChildProcess>()

/** Runs a program of this project (`node`, `vite`, `wrangler`, …) on the project's own Node. Never throws; a killed program has code 1. */
export function run(command: string, args: string[], { env, quiet, signal, isBehind = false }: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve) => {
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      cwd: ROOT,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...LOCAL_TOOL_ENV, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env, PATH: path },
      signal,
    })
    if (isBehind && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    let output = ''
    const collect = (part: Buffer) => {
      output += part.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    children.add(child)
    const end = (code: number, more = '') => {
      children.delete(child)
      resolve({ code, output: output + more })
    }
    child.on('error', (error) => end(1, error.message))
    child.on('close', (code) => end(code ?? 1))
  })
}

/** Like {@link run}, but ends this process with the program's code when it fails. */
export async function must(command: string, args: string[], options?: RunOptions): Promise<void> {
  const { code, output } = await run(command, args, options)
  if (code === 0) return
  if (output) console.error(output)
  console.error(`"${command} ${args.join(' ')}" failed.`)
  process.exit(code)
}

/** Passes SIGINT and SIGTERM on to the programs that run, awaits `clean`, then ends. A second signal ends at once. */
export function stopOnSignals(clean: () => Promise<void> = async () => {}): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      for (const child of children) child.kill(stopping ? 'SIGKILL' : signal)
      if (stopping) process.exit(130)
      stopping = true
      void clean()
        .catch(() => {})
        .then(() => process.exit(signal === 'SIGINT' ? 130 : 143))
    })
  }
}

/** `1234` → "1.2 s" */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

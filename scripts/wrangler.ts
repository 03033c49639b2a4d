import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { z } from 'zod'
import { OperationRefused } from './operation-refused.ts'
import { LOCAL_TOOL_ENV, ROOT } from './run.ts'

/** What wrangler said. A program that could not be started has code 1. */
export interface WranglerAnswer {
  code: number
  out: string
  errors: string
}

interface WranglerOptions {
  /** for its standard input: secrets, which must not stand in the list of processes */
  input?: string
  /** a file that takes what it did, one JSON object a line */
  report?: string
}

/** Runs wrangler with the arguments. Never throws; tests have a stand-in. */
export type Wrangler = (args: readonly string[], options?: WranglerOptions) => Promise<WranglerAnswer>

/** The wrangler of this project. CI=1: it asks no questions. */
export const ownWrangler: Wrangler = (args, { input, report } = {}) =>
  new Promise((resolve) => {
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
    const reported = report === undefined ? {} : { WRANGLER_OUTPUT_FILE_PATH: report }
    const child = spawn('wrangler', [...args], {
      cwd: ROOT,
      shell: process.platform === 'win32',
      stdio: ['pipe', 'pipe', 'pipe'],
      env: Object.assign({}, process.env, LOCAL_TOOL_ENV, { WRANGLER_LOG: 'log', CI: '1', PATH: path }, reported),
    })
    const said = { out: '', errors: '' }
    child.stdout.on('data', (part: Buffer) => {
      said.out += part.toString()
    })
    child.stderr.on('data', (part: Buffer) => {
      said.errors += part.toString()
    })
    child.on('error', (error) => resolve({ code: 1, out: said.out, errors: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, out: said.out, errors: said.errors }))
    // a program that ended before it read is told by its code
    child.stdin.on('error', () => {})
    child.stdin.end(input ?? '')
  })

/** Runs wrangler and answers what it printed. Throws {@link OperationRefused} with its words where it fails. */
export async function mustSay(wrangler: Wrangler, args: readonly string[], options?: WranglerOptions): Promise<string> {
  const { code, out, errors } = await wrangler(args, options)
  if (code !== 0) throw new OperationRefused(`"wrangler ${args.slice(0, 4).join(' ')}" failed:\n${`${errors}\n${out}`.trim()}`)
  return out
}

/** Runs wrangler and reads what it printed as JSON of the shape. Throws {@link OperationRefused} where it fails or prints something else. */
export async function mustTell<Shape extends z.ZodType>(
  wrangler: Wrangler,
  args: readonly string[],
  shape: Shape,
): Promise<z.output<Shape>> {
  const text = await mustSay(wrangler, args)
  const read = z
    .string()
    .transform((json, context) => {
      try {
        return JSON.parse(json)
      } catch {
        context.addIssue({ code: 'custom', message: 'is not JSON' })
        return z.NEVER
      }
    })
    .pipe(shape)
    .safeParse(text)
  if (!read.success)
    throw new OperationRefused(`"wrangler ${args.slice(0, 4).join(' ')}" printed something unknown: ${z.prettifyError(read.error)}`)
  return read.data
}

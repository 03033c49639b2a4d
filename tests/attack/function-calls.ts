import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run.ts'

/** A server function of the built site. */
export interface ServerFunction {
  id: string
  name: string
}

/** All of them, from the table that the build has made. Throws where there is none. */
export function serverFunctions(): ServerFunction[] {
  const [file] = globSync('dist/server/assets/*server-fn-resolver*.js', { cwd: ROOT })
  const table = file ? readFileSync(join(ROOT, file), 'utf8') : ''
  const found = [...table.matchAll(/"([0-9a-f]{64})": \{\s+functionName: "(\w+?)_createServerFn_handler"/g)]
  if (found.length === 0) throw new Error('the build has no table of server functions')
  return found.map(([, id = '', name = '']) => ({ id, name }))
}

/** The names of the fields that validators of server functions speak of. */
export const fieldNames = (): string[] => [
  ...new Set(
    globSync('src/features/**/*.functions.ts', { cwd: ROOT }).flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\b([a-z]\w*): z\./g)].map(([, name = '']) => name),
    ),
  ),
]

interface Node {
  t: number
  i?: number
  s?: unknown
  a?: Node[]
  p?: { k: string[]; v: Node[] }
  o?: number
}

const CONSTANTS = new Map<unknown, number>([
  [null, 0],
  [undefined, 1],
  [true, 2],
  [false, 3],
])

/** The body of a call with this data, as the site's own client writes it (seroval's JSON). */
export function envelope(data: unknown): string {
  let count = 0
  const nodeOf = (value: unknown): Node => {
    const constant = CONSTANTS.get(value)
    if (constant !== undefined) return { t: 2, s: constant }
    if (typeof value === 'number') return { t: 0, s: value }
    if (Array.isArray(value)) return { t: 9, i: count++, a: value.map(nodeOf), o: 0 }
    if (typeof value === 'object') {
      const i = count++
      const fields = Object.entries(value ?? {})
      return { t: 10, i, p: { k: fields.map(([key]) => escaped(key)), v: fields.map(([, part]) => nodeOf(part)) }, o: 0 }
    }
    return { t: 1, s: escaped(String(value)) }
  }
  return JSON.stringify({ t: nodeOf({ data, context: {} }), f: 127, m: [] })
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\x3C')

/** What a call was refused with; null where it was not. */
export function refusalOf(answer: string): string | null {
  const text = /^\{"t":10,"i":0,"p":\{"k":\["error"\],"v":\[\{.*?"message":\{"t":1,"s":("(?:[^"\\]|\\.)*")/.exec(answer)?.[1]
  return text === undefined ? null : unescaped(JSON.parse(text))
}

/** seroval writes a text as it would stand in a script. */
function unescaped(text: unknown): string {
  try {
    return JSON.parse(`"${String(text).replaceAll('\\x3C', '<')}"`)
  } catch {
    return String(text)
  }
}

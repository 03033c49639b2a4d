import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { TYPES_ARGS, TYPES_FILE } from '../../scripts/lanes.ts'
import { TEMP_PREFIX } from '../../scripts/run-temp.ts'
import { ROOT } from '../architecture/sources.ts'

/** One edit of a file: `put` in the place of `find`, which must stand there exactly once; without `find` a new file. */
export interface Edit {
  file: string
  find?: string
  put: string
  /** wherever `find` stands, once or more: in what is generated */
  isEverywhere?: boolean
}

/** A copy of the project in which a change can be tried. It shares the packages; nothing of the project itself is touched. */
export interface Scratch {
  apply(edits: readonly Edit[]): void
  /** Makes a file what it is in the project. */
  restore(file: string): void
  /** Errors of the compiler, one text each: `src/a.ts(3,5): error TS2741: …`. */
  typeErrors(): string[]
  /** Runs test files of the unit project: whether they passed, and what the runner printed. */
  runTests(files: readonly string[]): { passed: boolean; output: string }
  /** Runs tests of these files, of a project of vitest: all, or those whose whole title fits the pattern. */
  askTests(project: string, files: readonly string[], title?: RegExp): AskedTests
  remove(): void
}

/** How tests ended: their whole titles, with that of the groups around them. */
export interface AskedTests {
  passed: string[]
  failed: string[]
  /** what the runner printed */
  output: string
}

/** What the compiler and the tests read: files that git knows, and new ones that it does not ignore. */
function sourceFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 << 20 })
  const deleted = new Set(execFileSync('git', ['ls-files', '-d'], { cwd: ROOT, encoding: 'utf8' }).split('\n'))
  return list.split('\n').filter((file) => file !== '' && !deleted.has(file))
}

/** What is read of the runner's report. */
const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
})

const binary = (name: string): string => join(ROOT, 'node_modules/.bin', name)

function replaced(text: string, { file, find = '', put, isEverywhere = false }: Edit): string {
  const parts = text.split(find)
  if (parts.length === 2 || (isEverywhere && parts.length > 2)) return parts.join(put)
  throw new Error(`${file} holds this text ${parts.length - 1} times instead of once; mend the edit in tests/changes:\n${find}`)
}

/** Edits, one after the other, that do not fit the project as it is. */
export function misfits(edits: readonly Edit[]): string[] {
  const texts = new Map<string, string>()
  const wrong: string[] = []
  for (const edit of edits) {
    try {
      texts.set(
        edit.file,
        edit.find === undefined ? edit.put : replaced(texts.get(edit.file) ?? readFileSync(join(ROOT, edit.file), 'utf8'), edit),
      )
    } catch (error) {
      wrong.push(String(error))
    }
  }
  return wrong
}

export function makeScratch(): Scratch {
  const folder = mkdtempSync(join(tmpdir(), `${TEMP_PREFIX}changes-`))
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(ROOT, file), join(folder, file))
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  // the compiler begins with what it noted of the project itself, if it was asked before: it looks at what differs alone
  mkdirSync(dirname(join(folder, TYPES_FILE)), { recursive: true })
  if (existsSync(join(ROOT, TYPES_FILE))) copyFileSync(join(ROOT, TYPES_FILE), join(folder, TYPES_FILE))
  const run = (command: string, args: string[]) =>
    spawnSync(binary(command), args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20, env: { ...process.env, NO_COLOR: '1' } })

  return {
    apply(edits) {
      for (const edit of edits) {
        const path = join(folder, edit.file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, edit.find === undefined ? edit.put : replaced(readFileSync(path, 'utf8'), edit))
      }
    },
    restore: (file) => copyFileSync(join(ROOT, file), join(folder, file)),
    typeErrors() {
      // packages keep the paths that the notes know them by
      const { stdout, stderr, status } = run('tsc', [...TYPES_ARGS, '--preserveSymlinks', '--pretty', 'false'])
      const errors = stdout.split(/\n(?=\S)/).filter((text) => text.includes('error TS'))
      if (status !== 0 && errors.length === 0) throw new Error(`the compiler did not run: ${stdout}${stderr}`)
      return errors
    },
    runTests(files) {
      const { status, stdout, stderr } = run('vitest', ['run', '--config', 'app.config.ts', '--project', 'unit', ...files])
      return { passed: status === 0, output: stdout + stderr }
    },
    askTests(project, files, title) {
      const reported = join(folder, 'test-results/asked.json')
      rmSync(reported, { force: true })
      const args = ['run', '--config', 'app.config.ts', '--project', project, '--reporter=default', '--reporter=json']
      if (title) args.push('-t', title.source)
      const { stdout, stderr } = run('vitest', [...args, `--outputFile.json=${reported}`, ...files])
      const output = stdout + stderr
      if (!existsSync(reported)) return { passed: [], failed: [], output }
      const { testResults } = report.parse(JSON.parse(readFileSync(reported, 'utf8')))
      const asked = testResults.flatMap(({ assertionResults }) => assertionResults)
      const titles = (status: string): string[] => asked.filter((one) => one.status === status).map(({ fullName }) => fullName)
      return { passed: titles('passed'), failed: titles('failed'), output }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

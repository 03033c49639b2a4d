import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { must, ROOT, seconds, stopOnSignals } from './run.ts'

const STAMP = join(ROOT, 'dist/.stamp')
const SOURCES = ['src/**/*', 'public/**/*', '*.ts', 'wrangler.toml', '.dev.vars', 'package.json', 'package-lock.json']

/** Changes when anything that goes into the bundle changes; tests and the worker's own types do not. */
function sourceStamp(environment: string): string {
  const hash = createHash('sha256').update(environment)
  const files = globSync(SOURCES, { cwd: ROOT, withFileTypes: true }).filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
  for (const file of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Makes the production bundle in dist/, unless dist/ was built from the same sources. `environment` is one of wrangler.toml's; '' is the local one. */
export async function build({ environment = '', always = false, quiet = false } = {}): Promise<void> {
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceStamp(environment)
  if (isFresh && !always) return
  const begun = performance.now()
  console.log(`Building the application${environment ? ` for ${environment}` : ''}…`)
  await must('vite', ['build', '--config', 'app.config.ts', '--logLevel', quiet ? 'error' : 'info'], {
    env: { NODE_ENV: 'production', CLOUDFLARE_ENV: environment || undefined },
  })
  // the build writes the route tree, which is a source, so the stamp is taken after it
  writeFileSync(STAMP, sourceStamp(environment))
  console.log(`Built in ${seconds(performance.now() - begun)}.`)
}

if (import.meta.main) {
  const isIfChanged = commandLine(COMMANDS.build).values['if-changed']
  stopOnSignals()
  if (!isIfChanged) await must('node', ['scripts/generate.ts'])
  await build({ always: !isIfChanged, quiet: isIfChanged })
}

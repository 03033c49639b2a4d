import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Writes SQL texts as numbered files into an emptied folder. */
export function writeSqlFiles(folder: string, texts: Iterable<string>): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const files: string[] = []
  for (const text of texts) {
    const file = join(folder, `${String(files.length + 1).padStart(4, '0')}.sql`)
    writeFileSync(file, text)
    files.push(file)
  }
  console.log(`${files.length} SQL files in ${folder}`)
  return files
}

/** Runs SQL files one after the other against a deployed database. Answers the file that wrangler refused, or null. */
export function sendSqlFiles(files: readonly string[], databaseName: string, environment: string | undefined): string | null {
  const env = environment ? ['--env', environment] : []
  for (const [at, file] of files.entries()) {
    console.log(`sending ${at + 1} of ${files.length}`)
    const args = ['d1', 'execute', databaseName, '--remote', '--yes', '--file', file, ...env]
    const run = spawnSync('wrangler', args, { cwd: root, stdio: 'inherit' })
    if (run.status !== 0) return file
  }
  return null
}

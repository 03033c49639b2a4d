import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * `import.meta.env.BUILT_FROM` changes with anything that pages are made of: a page that another build left in the cache of a location names files that are
 * no longer there. Empty in development, where the sources change and no page is kept.
 */
export const builtFrom = (): Plugin => ({
  name: 'built-from',
  config: (_, { command }) => ({ define: { 'import.meta.env.BUILT_FROM': JSON.stringify(command === 'build' ? sourceHash() : '') } }),
})

function sourceHash(): string {
  const hash = createHash('sha256')
  const files = globSync(['src/**/*', 'public/**/*', '*.ts', 'package-lock.json'], { cwd: import.meta.dirname, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => resolve(file.parentPath, file.name))
  for (const path of paths.sort()) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

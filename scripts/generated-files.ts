import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.ts'

/** Generated files. They are committed, so that a fresh clone can be read and checked without running anything. */
const GENERATED = [
  'src/graphql/schema.graphql',
  'src/graphql/generated/*.ts',
  'src/locales/*/*.po',
  'src/locales/page-words.gen.ts',
  'src/routeTree.gen.ts',
  'src/features/shared/ui/*.woff2',
  'worker-configuration.d.ts',
]

/** Content of every generated file, without the dates that tools write into catalogues. */
export function generatedFiles(): Map<string, string> {
  const files = globSync(GENERATED, { cwd: ROOT }).sort()
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8').replace(/^"POT-Creation-Date:.*$/m, '')]))
}

/** Names of generated files that differ between two moments. */
export const drift = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))

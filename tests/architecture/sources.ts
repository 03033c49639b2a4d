import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

export interface Source {
  /** from the project's root, with slashes */
  path: string
  text: string
}

const GENERATED = /^src\/graphql\/generated\/|\.gen\.ts$|^worker-configuration\.d\.ts$/

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

const list = (patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

/** All handwritten TypeScript: product, scripts, tests and configuration, without generated files. */
export const sources = (): Source[] =>
  list(['src/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.{ts,cjs}', '*.ts'])
    .filter((path) => !GENERATED.test(path))
    .map((path) => ({ path, text: read(path) }))

/** The product alone, without its tests. */
export const productSources = (): Source[] => sources().filter(({ path }) => path.startsWith('src/') && !isTest(path))

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)

export const lineCount = (text: string): number => text.replace(/\n$/, '').split('\n').length

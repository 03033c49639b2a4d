import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from '../../scripts/run.ts'
import type { Row } from './report-table.ts'

/** gzip, kB of 1000 bytes; what issue and product promise per kind of page */
export const BUDGETS = { page: 150, mapFirstFrame: 450, mapWhole: 830 }

interface RouteFiles {
  children?: string[]
  preloads?: string[]
}

const CLIENT = join(ROOT, 'dist/client')

const chunks = new Map<string, { bytes: number; text: string; static: string[]; dynamic: string[] }>()

/** A built file with its size and what it imports at once and later. */
function chunk(path: string) {
  const known = chunks.get(path)
  if (known) return known
  const text = readFileSync(join(CLIENT, path), 'utf8')
  const beside = (name: string) => `/assets/${name}`
  const found = {
    text,
    bytes: gzipSync(text, { level: 9 }).length,
    static: [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)].map((match) => beside(match[1] ?? '')),
    dynamic: [...text.matchAll(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g)].map((match) => beside(match[1] ?? '')),
  }
  chunks.set(path, found)
  return found
}

function withStaticImports(paths: Iterable<string>, into = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (into.has(path)) continue
    into.add(path)
    withStaticImports(chunk(path).static, into)
  }
  return into
}

const both = (...sets: Iterable<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]))

const kilobytes = (paths: Iterable<string>): number => [...paths].reduce((sum, path) => sum + chunk(path).bytes, 0) / 1000

async function routeTable(): Promise<Record<string, RouteFiles>> {
  const folder = join(ROOT, 'dist/server/assets')
  const name = readdirSync(folder).find((file) => file.startsWith('_tanstack-start-manifest'))
  const { tsrStartManifest } = await import(join(folder, name ?? ''))
  return tsrStartManifest().routes
}

/** The scripts that the server names for a route and those above it, with everything they import at once. */
function scriptsOf(routes: Record<string, RouteFiles>, id: string): Set<string> {
  const parents = Object.keys(routes).filter((parent) => routes[parent]?.children?.includes(id))
  const own = withStaticImports((routes[id]?.preloads ?? []).filter((path) => path.endsWith('.js')))
  return parents.reduce((all, parent) => both(all, scriptsOf(routes, parent)), own)
}

/** Chunks that the map loads after its route: the engine before the first frame, the markers' layers and the worker beside it. */
function mapStages(route: Set<string>) {
  const later = withStaticImports([...route].filter((path) => /map|geo/i.test(path)).flatMap((path) => chunk(path).dynamic))
  const nested = withStaticImports([...later].flatMap((path) => chunk(path).dynamic.filter((name) => !/messages-/.test(name))))
  const engine = withStaticImports([...both(later, nested)].filter((path) => /maplibregl-canvas/.test(chunk(path).text)))
  const worker = readdirSync(join(CLIENT, 'assets')).flatMap((name) => (/worker.*\.m?js$/.test(name) ? [`/assets/${name}`] : []))
  return { first: both(route, engine), whole: both(route, later, nested, worker) }
}

/** Client script per route against its budget; routes are found in the build, so a new page is measured by itself. */
export async function scriptRows(): Promise<Row[]> {
  const routes = await routeTable()
  const leaves = Object.keys(routes).filter((id) => !routes[id]?.children?.length && routes[id]?.preloads?.length)
  return leaves.flatMap((id) => {
    const route = scriptsOf(routes, id)
    const name = id.replace(/\/_\w+/g, '') || '/'
    if (name !== '/map') return [budgetRow(`script of ${name}`, route, BUDGETS.page)]
    const { first, whole } = mapStages(route)
    return [
      budgetRow('script of /map up to its first frame', first, BUDGETS.mapFirstFrame),
      budgetRow('script of /map, all', whole, BUDGETS.mapWhole),
    ]
  })
}

function budgetRow(what: string, paths: Set<string>, budget: number): Row {
  const ours = kilobytes(paths)
  return {
    what: `${what}, kB gzip`,
    ours: ours.toFixed(0),
    yardstick: String(budget),
    ratio: `${Math.round((100 * ours) / budget)} %`,
    isBroken: ours > budget,
  }
}

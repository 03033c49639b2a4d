import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run.ts'

/** What the baseline has in common with the built Worker. */
interface SiteConfiguration {
  compatibility_date: string
  compatibility_flags: string[]
  rules: object[]
  no_bundle: boolean
  assets: { directory: string }
}

/**
 * The baseline: a Worker that answers a constant page, with the static files of the built one. The runtime looks among them before it asks
 * the Worker, which costs more than the constant answer itself. Both paths are those of `serveBuilt`.
 */
export function constantWorker(): { config: string; state: string } {
  const state = join(ROOT, '.wrangler/bench-constant')
  mkdirSync(state, { recursive: true })
  copyFileSync(join(ROOT, 'tests/bench/constant-worker/worker.js'), join(state, 'worker.js'))
  const server = join(ROOT, 'dist/server')
  const site: SiteConfiguration = JSON.parse(readFileSync(join(server, 'wrangler.json'), 'utf8'))
  const { compatibility_date, compatibility_flags, rules, no_bundle } = site
  const assets = { ...site.assets, directory: join(server, site.assets.directory) }
  const config = join(state, 'wrangler.json')
  const own = { name: 'baseline', main: 'worker.js', compatibility_date, compatibility_flags, rules, no_bundle, assets }
  writeFileSync(config, JSON.stringify(own))
  return { config, state }
}

// Brings node_modules up to date with package-lock.json. Plain JavaScript without packages, because it runs on the machine's own Node
// (20 or newer); the lock brings the Node that everything else runs on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const OLDEST_NODE = 20

const major = Number(process.versions.node.split('.')[0])
if (major < OLDEST_NODE) {
  console.error(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer, then run the command again.`)
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = join(root, 'node_modules', '.install-stamp')
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  const begun = performance.now()
  console.log('Installing packages (the first time, or package-lock.json has changed)…')
  // npm must not run on the Node inside the node_modules that it is about to replace
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  // settings of the calling npm (omit=dev by NODE_ENV=production, for example) must not decide what is installed
  const { status, error } = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path, NODE_ENV: 'development' },
  })
  if (status !== 0) {
    console.error(
      `\nThe packages could not be installed${error ? ` (${error.message})` : ''}.
If npm says that package.json and the lock file disagree: run "npm install && node scripts/patch-lock.mjs" and commit the lock file.
If npm cannot reach its registry: check the network, then run the command again; nothing else needs to be undone.`,
    )
    process.exit(status || 1)
  }
  writeFileSync(stampFile, stamp)
  console.log(`Packages installed in ${((performance.now() - begun) / 1000).toFixed(0)} s.`)
}

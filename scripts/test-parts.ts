import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { commandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'
import { run } from './run.ts'

/** Debian's packages. The first is the browser without a window: a run takes a third less processor with it. */
const CHROMIUM_PACKAGES = ['chromium-headless-shell', 'chromium']
/** What the tests are written for: an older one draws and waits in other ways. */
export const CHROMIUM_LEAST = 156

/** The system's Chromium, or the one that CHROMIUM_PATH names; undefined where there is none, and Playwright's own is meant. */
export const systemChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...CHROMIUM_PACKAGES.map((name) => `/usr/bin/${name}`)].find((path) => path && existsSync(path))

/** "Chromium 156.0.7001.1 built on Debian" → 156; 0 where nothing of the kind stands there. */
export const chromiumVersion = (said: string): number => Number(/\b(\d+)\.\d+\.\d+/.exec(said)?.[1] ?? 0)

/** The version of the system's Chromium; null where there is none. */
function installed(): number | null {
  const path = systemChromium()
  return path === undefined ? null : chromiumVersion(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? '')
}

/**
 * A browser for the tests: the system's Chromium if it is new enough, else Debian's by apt-get, else, where there is none, Playwright's own.
 * False, with a message, when there is none or only an old one.
 */
export async function ensureChromium(): Promise<boolean> {
  const isReady = () => (installed() ?? 0) >= CHROMIUM_LEAST
  if (isReady()) return true
  if (!process.env.CHROMIUM_PATH && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Chromium by apt-get…')
    const apt = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update', '-q'], apt)
    for (const name of CHROMIUM_PACKAGES) {
      await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], apt)
      if (isReady()) return true
    }
  }
  const old = installed()
  if (old !== null) {
    console.error(
      `${systemChromium()} is Chromium ${old || 'of no known version'}; the tests need ${CHROMIUM_LEAST} or newer. Install it (Debian: apt-get update && apt-get install chromium), or point CHROMIUM_PATH at one, and run the command again.`,
    )
    return false
  }
  console.log('Installing Chromium by Playwright…')
  const { code, output } = await run('playwright', ['install', 'chromium-headless-shell'], { quiet: true })
  if (code === 0) return true
  console.error(
    `${output}\nThere is no Chromium. Install it (Debian: apt-get install chromium), or point CHROMIUM_PATH at one, and run the command again.`,
  )
  return false
}

if (import.meta.main) {
  commandLine(COMMANDS['test-parts'])
  process.exit((await ensureChromium()) ? 0 : 1)
}

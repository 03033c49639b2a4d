import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Every temporary folder that tests make begins like this. */
export const TEMP_PREFIX = 'rea-'

/** The temporary folder of one run: programs find it by `env`. */
export interface RunTemp {
  env: Record<string, string>
  /** Removes the folder. Returns the names of folders in it that tests left behind; folders of tools do not count. */
  remove(): string[]
}

export function runTemp(): RunTemp {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), TEMP_PREFIX))
  // open to all, as the system's own: apt works as another user
  chmodSync(folder, 0o1777)
  return {
    env: { TMPDIR: folder, TEMP: folder, TMP: folder },
    remove: () => {
      const left = readdirSync(folder).filter((name) => name.startsWith(TEMP_PREFIX))
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
      return left
    },
  }
}

import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Every temporary folder that tests make begins like this. */
export const TEMP_PREFIX = 'rea-'

/** The temporary folder of one run: programs find it by `env`. */
export interface RunTemp {
  env: Record<string, string>
  /** Takes the folder away. Returns the names of those folders in it that tests made and left behind; tools' own are nobody's fault. */
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

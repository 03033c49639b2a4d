import type { FileStore } from './port.ts'

/** Files in memory, for tests. `keys` tells what is kept. */
export function memoryFiles(): FileStore & { keys(): string[] } {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; contentType: string }>()
  return {
    put: async (key, bytes, contentType) => {
      kept.set(key, { bytes, contentType })
    },
    get: async (key) => kept.get(key) ?? null,
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
    keys: () => [...kept.keys()],
  }
}

import type { FileStore } from './port.ts'

interface MemoryParts {
  contentType: string
  parts: Map<number, { etag: string; bytes: Uint8Array<ArrayBuffer> }>
}

/** Files in memory, for tests. `keys` tells what is kept, `openParts` how many files wait for parts. */
export function memoryFiles(): FileStore & { keys(): string[]; openParts(): number } {
  const kept = new Map<string, { bytes: Uint8Array<ArrayBuffer>; contentType: string }>()
  const open = new Map<string, MemoryParts>()
  let count = 0
  return {
    put: async (key, bytes, contentType) => {
      kept.set(key, { bytes, contentType })
    },
    get: async (key, range) => {
      const file = kept.get(key)
      if (!file || !range) return file ?? null
      return { ...file, bytes: file.bytes.slice(range.first, range.last + 1) }
    },
    remove: async (keys) => {
      for (const key of keys) kept.delete(key)
    },
    sizeOf: async (key) => kept.get(key)?.bytes.length ?? null,
    beginParts: async (key, contentType) => {
      const partsId = `${key} ${++count}`
      open.set(partsId, { contentType, parts: new Map() })
      return partsId
    },
    putPart: async (_, partsId, number, bytes) => {
      const upload = open.get(partsId)
      if (!upload) throw new Error('The upload does not exist. (10024)')
      const etag = `${number}-${++count}`
      upload.parts.set(number, { etag, bytes })
      return { number, etag }
    },
    joinParts: async (key, partsId, parts) => {
      const upload = open.get(partsId)
      const pieces = parts.map(({ number, etag }) => {
        const part = upload?.parts.get(number)
        return part?.etag === etag ? part.bytes : null
      })
      if (!upload || pieces.includes(null)) return false
      open.delete(partsId)
      kept.set(key, { contentType: upload.contentType, bytes: new Uint8Array(Buffer.concat(pieces as Uint8Array[])) })
      return true
    },
    dropParts: async (_, partsId) => {
      open.delete(partsId)
    },
    keys: () => [...kept.keys()],
    openParts: () => open.size,
  }
}

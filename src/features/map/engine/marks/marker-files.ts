import type { TypeGroup } from '#market/vocabulary.ts'

/** A published snapshot and its group. */
export interface MarkerFile {
  group: TypeGroup
  url: string
}

export interface MarkerBytes {
  group: TypeGroup
  bytes: ArrayBuffer
}

/** Fetches the snapshots at once, while the code that reads them may still load. Rejects when one cannot be fetched. */
export function fetchMarkers(files: readonly MarkerFile[], signal?: AbortSignal): Promise<MarkerBytes[]> {
  const asked = files.map(async ({ group, url }) => {
    const response = await fetch(url, signal ? { signal } : undefined)
    if (!response.ok) throw new Error(`markers: ${response.status}`)
    return { group, bytes: await response.arrayBuffer() }
  })
  return Promise.all(asked)
}

interface HeapUsage {
  /** bytes of JavaScript's heap that are in use */
  usedSize: number
  /** … of what the runtime holds for it: requests, answers, streams */
  embedderHeapUsedSize?: number
  /** … of buffers */
  backingStorageSize?: number
}

/** What the application's isolate holds, MiB. */
export interface Heap {
  script: number
  runtime: number
  buffers: number
}

/** Asks a runtime's inspector at `port`. `collect`: everything that nobody holds is collected first. */
export async function heapOf(port: number, { collect }: { collect: boolean }): Promise<Heap> {
  const found = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  // the proxy before the inspector wants an origin of this machine; Node's WebSocket takes headers, of which the browser's type does not know
  const socket: WebSocket = Reflect.construct(WebSocket, [found[0]?.webSocketDebuggerUrl, { headers: { origin: 'http://127.0.0.1' } }])
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let asked = 0
  const call = <Answer>(method: string) =>
    new Promise<Answer>((resolve) => {
      const id = ++asked
      const hear = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result: Answer }
        if (message.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(message.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method }))
    })
  try {
    if (collect) await call('HeapProfiler.collectGarbage')
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await call<HeapUsage>('Runtime.getHeapUsage')
    const mib = (bytes: number) => bytes / 1_048_576
    return { script: mib(usedSize), runtime: mib(embedderHeapUsedSize), buffers: mib(backingStorageSize) }
  } finally {
    socket.close()
  }
}

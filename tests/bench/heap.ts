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

export interface HeapGauge {
  /** `collect`: everything that nobody holds is collected first */
  read(asked: { collect: boolean }): Promise<Heap>
  close(): void
}

/** longer than collecting half a gigabyte takes */
const ANSWER_MS = 60_000

const WAKE_MS = 250

/**
 * Asks a runtime's inspector at `port`, over one connection for all questions: the proxy before it ends none. A runtime with nothing to do does not hear its
 * inspector, so `wake` is asked of it meanwhile. Throws where the inspector does not answer.
 */
export async function heapGauge(port: number, wake: () => Promise<unknown>): Promise<HeapGauge> {
  const found = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  // the proxy before the inspector wants an origin of this machine; Node's WebSocket takes headers, of which the browser's type does not know
  const socket: WebSocket = Reflect.construct(WebSocket, [found[0]?.webSocketDebuggerUrl, { headers: { origin: 'http://127.0.0.1' } }])
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  let asked = 0
  const call = <Answer>(method: string) =>
    new Promise<Answer>((resolve, reject) => {
      const id = ++asked
      const late = setTimeout(() => reject(new Error(`the inspector did not answer ${method}`)), ANSWER_MS)
      const waking = setInterval(() => void wake(), WAKE_MS)
      const hear = ({ data }: MessageEvent) => {
        const message = JSON.parse(String(data)) as { id?: number; result: Answer }
        if (message.id !== id) return
        clearTimeout(late)
        clearInterval(waking)
        socket.removeEventListener('message', hear)
        resolve(message.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method }))
    })
  return {
    async read({ collect }) {
      if (collect) await call('HeapProfiler.collectGarbage')
      const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await call<HeapUsage>('Runtime.getHeapUsage')
      const mib = (bytes: number) => bytes / 1_048_576
      return { script: mib(usedSize), runtime: mib(embedderHeapUsedSize), buffers: mib(backingStorageSize) }
    },
    close: () => socket.close(),
  }
}

/** What became of a part: `lost` is worth another try, a refusal is not. */
export type PartAnswer = { kept: true } | { kept: false; lost: true } | { kept: false; lost: false; code: string }

const LOST: PartAnswer = { kept: false, lost: true }
const BUSY = new Set([408, 425, 429])

/** Sends a part; `onSent` hears how many of its bytes are on their way. fetch cannot tell, so this is the older request. Never throws. */
export function putPart(address: string, bytes: Blob, onSent: (bytes: number) => void, signal: AbortSignal): Promise<PartAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const end = (answer: PartAnswer) => {
      signal.removeEventListener('abort', abort)
      resolve(answer)
    }
    request.open('PUT', address)
    request.responseType = 'json'
    // a connection that hangs is no better than one that is cut; 5 MiB in 4 minutes are 22 kB a second
    request.timeout = 240_000
    request.upload.onprogress = ({ loaded }) => onSent(loaded)
    for (const lost of ['error', 'timeout', 'abort'] as const) request.addEventListener(lost, () => end(LOST))
    request.onload = () => {
      const { status, response } = request
      if (status === 204) end({ kept: true })
      else if (status >= 500 || BUSY.has(status)) end(LOST)
      else end({ kept: false, lost: false, code: codeIn(response) })
    }
    signal.addEventListener('abort', abort)
    if (signal.aborted) end(LOST)
    else request.send(bytes)
  })
}

const codeIn = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string' ? answer.code : 'upload-failed'

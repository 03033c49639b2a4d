/** A delivery service that does not answer by then has not accepted the message. */
export const SEND_TIMEOUT_MS = 8_000

/** How a message is handed over; tests give their own `fetch` and time. */
export interface Wire {
  fetch: typeof fetch
  timeoutMs: number
}

export const openWire: Wire = { fetch: (...call) => fetch(...call), timeoutMs: SEND_TIMEOUT_MS }

/**
 * Hands one message to a delivery service. Null on a 2xx answer, else the fault. Never throws and never repeats.
 * What is logged is the service's status and the template, never recipient, content or the answer's text.
 */
export async function sendOverHttp(
  request: { url: string; headers: Record<string, string>; body: string },
  about: { channel: 'mail' | 'sms'; template: string },
  { fetch, timeoutMs }: Wire,
): Promise<string | null> {
  const { url, headers, body } = request
  const fault = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) }).then(
    async (response) => {
      await response.body?.cancel()
      return response.ok ? null : `status-${response.status}`
    },
    (error: unknown) => (error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'unreachable'),
  )
  if (fault) console.error(JSON.stringify({ event: 'message-failed', ...about, fault }))
  return fault
}

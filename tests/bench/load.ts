import { Agent, get } from 'node:http'

export interface Load {
  requestsPerSecond: number
  /** milliseconds */
  p50: number
  p99: number
}

/**
 * Asks for `url` `count` times over `atOnce` kept connections of this machine.
 * Throws on the first answer that is not 200, because errors are cheaper than pages.
 */
export async function load(url: string, count: number, { atOnce = 8, cookie = '' } = {}): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let left = count
  const begun = performance.now()
  const worker = async () => {
    while (left-- > 0) {
      const at = performance.now()
      await ask(url, agent, cookie)
      times.push(performance.now() - at)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  const quantile = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0
  return { requestsPerSecond: (1000 * count) / (performance.now() - begun), p50: quantile(0.5), p99: quantile(0.99) }
}

const ask = (url: string, agent: Agent, cookie: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { accept: 'text/html', ...(cookie && { cookie }) } }, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`))))
      response.on('error', reject)
    }).on('error', reject)
  })

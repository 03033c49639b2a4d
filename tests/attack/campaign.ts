/** What a campaign found: how often each outcome came, and the first words of what should never come. */
export interface Findings {
  counts: Map<string, number>
  faults: string[]
}

export interface Bounds {
  seed: number
  /** how many requests */
  size: number
}

export const newFindings = (): Findings => ({ counts: new Map(), faults: [] })

export function count({ counts }: Findings, outcome: string | number): void {
  counts.set(String(outcome), (counts.get(String(outcome)) ?? 0) + 1)
}

/** Runs `ask` for every item, so many at a time. */
export async function forAll<Item>(items: Iterable<Item>, atOnce: number, ask: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]()
  const work = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await ask(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** The answer of a server on this machine; refuses any other. */
export async function knock(origin: string, address: string, init: RequestInit = {}): Promise<{ response: Response; text: string }> {
  const url = new URL(`${origin}${address}`)
  if (url.hostname !== '127.0.0.1') throw new Error(`only this machine is attacked, not ${url.hostname}`)
  const response = await fetch(url, { redirect: 'manual', ...init })
  return { response, text: await response.text() }
}

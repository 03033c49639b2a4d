import { elementAt } from '#lib/element-at.ts'
/** A small seeded generator (sfc32 fed by a string hash): the same seed gives the same numbers on every machine. */
export interface Random {
  /** uniform in [0, 1) */
  next(): number
  /** uniform whole number, both ends included */
  int(low: number, high: number): number
  /** uniform in [low, high) */
  between(low: number, high: number): number
  /** throws a RangeError on an empty list */
  pick<T>(list: readonly T[]): T
  /** picks by weight; throws a RangeError on an empty list */
  weighted<T>(list: readonly (readonly [T, number])[]): T
  /** about normal: mean 0, deviation 1, never beyond ±3.5 */
  normal(): number
  chance(probability: number): boolean
  /** a new list in random order */
  shuffle<T>(list: readonly T[]): T[]
}

function hashes(text: string): () => number {
  let h = 1779033703 ^ text.length
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353)
    h = (h << 13) | (h >>> 19)
  }
  return () => {
    h = Math.imul(h ^ (h >>> 16), 2246822507)
    h = Math.imul(h ^ (h >>> 13), 3266489909)
    h ^= h >>> 16
    return h >>> 0
  }
}

function uniform(seed: string): () => number {
  const hash = hashes(seed)
  let [a, b, c, d] = [hash(), hash(), hash(), hash()]
  return () => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    c |= 0
    return (t >>> 0) / 4294967296
  }
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('nothing to pick from')
  return value
}

export function createRandom(seed: string): Random {
  const next = uniform(seed)
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    pick: (list) => required(list[Math.floor(next() * list.length)]),
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of list) {
        left -= weight
        if (left < 0) return value
      }
      return required(list.at(-1))[0]
    },
    normal: () => {
      let sum = 0
      for (let i = 0; i < 7; i++) sum += next()
      return (sum - 3.5) * Math.sqrt(12 / 7) // Irwin–Hall of seven, scaled to deviation 1
    },
    chance: (probability) => next() < probability,
    shuffle: (list) => {
      const out = [...list]
      for (let i = out.length - 1; i > 0; i--) {
        const j = int(0, i)
        const held = elementAt(out, i)
        out[i] = elementAt(out, j)
        out[j] = held
      }
      return out
    },
  }
}

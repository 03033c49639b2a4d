/** Repeatable random numbers in [0, 1): mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` of the numbers below `of`, ascending, each equally likely (selection sampling). */
export function sampleBelow(of: number, count: number, random: () => number): Int32Array {
  const chosen = new Int32Array(count)
  let taken = 0
  for (let i = 0; i < of && taken < count; i++) if ((of - i) * random() < count - taken) chosen[taken++] = i
  return chosen
}

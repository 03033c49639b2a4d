/**
 * How many letters must be added, left out, replaced or swapped with their neighbour to make one word of the other (restricted
 * Damerau–Levenshtein). With `begun`, the wanted word may go on: the distance to its nearest beginning.
 */
export function editDistance(typed: string, wanted: string, { begun = false } = {}): number {
  const width = wanted.length + 1
  let [before, last] = [new Uint8Array(width), Uint8Array.from({ length: width }, (_, at) => at)]
  for (let row = 1; row <= typed.length; row++) {
    const now = new Uint8Array(width)
    now[0] = row
    for (let at = 1; at < width; at++) {
      const same = typed[row - 1] === wanted[at - 1]
      let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (same ? 0 : 1))
      const isSwap = row > 1 && at > 1 && typed[row - 1] === wanted[at - 2] && typed[row - 2] === wanted[at - 1]
      if (isSwap) cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      now[at] = cost
    }
    before = last
    last = now
  }
  return begun ? Math.min(...last) : (last[wanted.length] ?? 0)
}

/** Every three letters in a row, with two before the word and one behind it: a wrong letter spoils three of them at most. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `
  return [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))]
}

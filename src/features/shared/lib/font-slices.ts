/** The files of a font family that holds many scripts: the characters of each, as CSS unicode-range writes them. */
export type FontSlices = Readonly<Record<string, string>>

interface Range {
  from: number
  to: number
  slice: string
}

function rangesOf(slices: FontSlices): Range[] {
  return Object.entries(slices).flatMap(([slice, text]) =>
    text.split(',').map((part) => {
      const [from = '', to = from] = part.trim().slice(2).split('-')
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), slice }
    }),
  )
}

/** The ranges of numbered slices span letters that only the slice of their script has. */
const rank = (slice: string): number => (slice === 'latin' ? 0 : slice.startsWith('[') ? 2 : 1)

/** Which slice holds a character; the plain Latin one wins where several do, then that of a script; null where none does. */
export function sliceFinder(slices: FontSlices): (letter: string) => string | null {
  const ranges = rangesOf(slices).sort((a, b) => rank(a.slice) - rank(b.slice))
  const known = new Map<string, string | null>()
  return (letter) => {
    const found = known.get(letter)
    if (found !== undefined) return found
    const point = letter.codePointAt(0) ?? 0
    const slice = ranges.find(({ from, to }) => point >= from && point <= to)?.slice ?? null
    known.set(letter, slice)
    return slice
  }
}

/** A ride between two stations, given by their indices in the list. */
export interface RideLink {
  from: number
  to: number
  line: string
}

const CODE = /^([A-Z]{2})(\d{1,2})$/

/** Singapore's branches, whose codes do not continue those of their line: code, code, line. */
const BRANCHES: readonly (readonly [from: string, to: string, line: string])[] = [
  ['EW4', 'CG1', 'CG'],
  ['CC4', 'CE1', 'CC'],
]
/** Loops begin and end at a junction: the lowest and the highest code of the line connect to it. */
const LOOPS: readonly (readonly [line: string, junction: string])[] = [
  ['BP', 'BP6'],
  ['SE', 'STC'],
  ['SW', 'STC'],
  ['PE', 'PTC'],
  ['PW', 'PTC'],
]
/** Lines whose trains continue through a junction count as one line. */
const SAME_LINE: Record<string, string> = { CE: 'CC' }
/** Across a wider gap in the codes there is no ride: the stations between are not open or unknown. */
const GAP_MAX = 4
/** Lines by which Singapore's codes are recognised; elsewhere codes do not number stations. */
const KNOWN_LINES = ['NS', 'EW']

/** Rides between stations whose codes follow each other (NS16, NS17); null where codes do not count along lines as Singapore's do. */
export function codedLinks(codes: readonly (readonly string[])[]): RideLink[] | null {
  const byLine = new Map<string, { number: number; index: number }[]>()
  const byCode = new Map<string, number>()
  codes.forEach((own, index) => {
    for (const code of own) {
      byCode.set(code, index)
      const [, line, number] = CODE.exec(code) ?? []
      if (!line) continue
      const known = byLine.get(line)
      if (known) known.push({ number: Number(number), index })
      else byLine.set(line, [{ number: Number(number), index }])
    }
  })
  if (!KNOWN_LINES.every((line) => (byLine.get(line)?.length ?? 0) > 2)) return null
  const along = [...byLine].flatMap(([line, places]) =>
    places
      .sort((a, b) => a.number - b.number)
      .slice(1)
      .flatMap(({ number, index }, at) => {
        const before = places[at]
        return before && number - before.number <= GAP_MAX ? [{ from: before.index, to: index, line: SAME_LINE[line] ?? line }] : []
      }),
  )
  const branches = BRANCHES.flatMap(([a, b, line]) => rideOf(byCode.get(a), byCode.get(b), line))
  const loops = LOOPS.flatMap(([line, junction]) => {
    const places = byLine.get(line) ?? []
    // the line to the junction of Bukit Panjang is no loop: only its end connects there
    const ends = CODE.test(junction) ? [places.at(-1)] : [places[0], places.at(-1)]
    return ends.flatMap((end) => rideOf(byCode.get(junction), end?.index, line))
  })
  return [...along, ...branches, ...loops]
}

const rideOf = (from: number | undefined, to: number | undefined, line: string): RideLink[] =>
  from === undefined || to === undefined || from === to ? [] : [{ from, to, line }]

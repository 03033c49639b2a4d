/** Reads the fact tables of the markets: text with one fact a line, columns parted by "|". Throws a RangeError on a line it cannot read. */
import { slugify } from '#lib/slug.ts'
import type { AreaLevel } from '#market/vocabulary.ts'
import type { AreaFact, CoastFacts, LineFact, NameFact, OutlineFact, Place, Point, RiverFact, StationFact } from './demo-market.ts'

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const cells = (line: string, mark = '|'): string[] => line.split(mark).map((cell) => cell.trim())

function toNumber(text: string | undefined): number {
  const value = Number(text)
  if (!text || !Number.isFinite(value)) throw new RangeError(`not a number: ${text}`)
  return value
}

/** "1.3521,103.8198" */
function readPoint(text: string): Point {
  const [lat, lng] = text.split(',')
  return [toNumber(lat), toNumber(lng)]
}

/** Points parted by blanks. */
export const readPoints = (text: string): Point[] => text.trim().split(/\s+/).map(readPoint)

/** name | local name | centre | radius in metres | area | public area | district | postal … | level | segments | first-last block | street; street … */
export const readPlaces = (text: string): Place[] =>
  lines(text).map((line) => {
    const [name, local, at, radius, area, publicArea, district, postal, level, segments, blocks, streets, ...rest] = cells(line)
    if (!name || !at || !area || !segments || !streets || rest.length > 0) throw new RangeError(`not a place: ${line}`)
    const [low, high] = cells(blocks ?? '', '-')
    return {
      name,
      nameLocal: local || null,
      at: readPoint(at),
      radius: toNumber(radius),
      area: slugify(area),
      publicArea: publicArea || null,
      district: district ? slugify(district) : null,
      postal: (postal ?? '').split(' ').filter(Boolean),
      level: toNumber(level),
      segments,
      blocks: [toNumber(low), toNumber(high)],
      streets: cells(streets, ';'),
    }
  })

/** A line's head "Name | local | #colour | type[ | loop]", then its stations "code, name, local, lat, lng; …". A station met before needs no place. */
export function readRailLines(text: string): LineFact[] {
  const known = new Map<string, StationFact>()
  const out: (Omit<LineFact, 'stations'> & { stations: StationFact[] })[] = []
  for (const line of lines(text)) {
    if (line.includes('|')) {
      const [name, local, colour, type, loop] = cells(line)
      if (!name || !colour || (type !== 'mrt' && type !== 'mtr' && type !== 'lrt')) throw new RangeError(`not a rail line: ${line}`)
      out.push({ name, nameLocal: local || null, colour, type, stations: [], ...(loop === 'loop' ? { loop: true } : {}) })
      continue
    }
    for (const text of cells(line, ';').filter(Boolean)) {
      const [code = '', name = '', local, lat, lng] = cells(text, ',')
      const before = known.get(name)
      const station = lat
        ? { code, name, nameLocal: local || null, at: [toNumber(lat), toNumber(lng)] as const }
        : before && { ...before, code }
      if (!station) throw new RangeError(`unknown station: ${text}`)
      if (!before) known.set(name, station)
      out.at(-1)?.stations.push(station)
    }
  }
  return out
}

/** name | local name | outline */
export const readOutlines = (text: string): OutlineFact[] =>
  lines(text).map((line) => {
    const [name, local, outline] = cells(line)
    if (!name || !outline) throw new RangeError(`not a park: ${line}`)
    return { name, nameLocal: local || null, outline: readPoints(outline) }
  })

/** name | local name | width in metres | its middle from one end to the other */
export const readRivers = (text: string): RiverFact[] =>
  lines(text).map((line) => {
    const [name, local, width, middle] = cells(line)
    if (!name || !middle) throw new RangeError(`not a river: ${line}`)
    return { name, nameLocal: local || null, widthMetres: toNumber(width), middle: readPoints(middle) }
  })

/** name | local name | place | rank */
export const readNames = (text: string): NameFact[] =>
  lines(text).map((line) => {
    const [name, local, at, rank] = cells(line)
    if (!name || !at) throw new RangeError(`not a name: ${line}`)
    return { name, nameLocal: local || null, at: readPoint(at), rank: toNumber(rank) }
  })

/** name[ ~] | points. The name "island" stands for a shore all round, "~" for one that bends. */
export function readCoast(text: string): CoastFacts {
  const shores = lines(text).map((line) => {
    const [head = '', points] = cells(line)
    if (!points) throw new RangeError(`not a shore: ${line}`)
    return { isIsland: head.startsWith('island'), points: readPoints(points), bends: head.endsWith('~') }
  })
  const of = (wanted: boolean) => shores.flatMap(({ isIsland, points, bends }) => (isIsland === wanted ? [{ points, bends }] : []))
  return { lines: of(false), islands: of(true) }
}

/** Areas of one level: name | local name | parent's slug | centre[ | slug] */
export const readAreas = (level: AreaLevel, text: string): AreaFact[] =>
  lines(text).map((line) => {
    const [name, local, parent, at, slug] = cells(line)
    if (!name) throw new RangeError(`not an area: ${line}`)
    return { level, name, nameLocal: local || null, parent: parent || null, slug: slug || slugify(name), at: at ? readPoint(at) : null }
  })

import type { Position } from 'geojson'
import type { MarketSink } from '../../db/market/rows.ts'
import type { ImportContext, RecognisedFile } from '../import-context.ts'
import { eachFeature, textOf } from '../read-rows.ts'
import { RowError } from '../row-error.ts'
import { mergeStreets } from '../streets/merge-streets.ts'

interface LineFacts {
  name: string
  nameLocal: string
  /** stations in the order of the ride, branch by branch */
  stops: readonly string[]
}

const line = (name: string, nameLocal: string, ...stops: string[]): LineFacts => ({ name, nameLocal, stops })

/** The MTR's lines with its names of them and of their stations, by the file's names. */
const LINES: Readonly<Record<string, LineFacts>> = {
  'airport-express-line': line('Airport Express', '機場快綫', 'Hong Kong, Kowloon, Tsing Yi, Airport, AsiaWorld-Expo'),
  'disney-line': line('Disneyland Resort Line', '迪士尼綫', 'Sunny Bay, Disneyland Resort'),
  'east-rail-line': line(
    'East Rail Line',
    '東鐵綫',
    'Admiralty, Exhibition Centre, Hung Hom, Mong Kok East, Kowloon Tong, Tai Wai, Sha Tin, Fo Tan, University, Tai Po Market, Tai Wo, Fanling, Sheung Shui, Lo Wu',
    'Fo Tan, Racecourse, University',
    'Sheung Shui, Lok Ma Chau',
  ),
  'island-line': line(
    'Island Line',
    '港島綫',
    'Kennedy Town, HKU, Sai Ying Pun, Sheung Wan, Central, Admiralty, Wan Chai, Causeway Bay, Tin Hau, Fortress Hill, North Point, Quarry Bay, Tai Koo, Sai Wan Ho, Shau Kei Wan, Heng Fa Chuen, Chai Wan',
  ),
  'kwun-tong-line': line(
    'Kwun Tong Line',
    '觀塘綫',
    'Whampoa, Ho Man Tin, Yau Ma Tei, Mong Kok, Prince Edward, Shek Kip Mei, Kowloon Tong, Lok Fu, Wong Tai Sin, Diamond Hill, Choi Hung, Kowloon Bay, Ngau Tau Kok, Kwun Tong, Lam Tin, Yau Tong, Tiu Keng Leng',
  ),
  'south-island-line': line('South Island Line', '南港島綫', 'Admiralty, Ocean Park, Wong Chuk Hang, Lei Tung, South Horizons'),
  'tseung-kwan-o-line': line(
    'Tseung Kwan O Line',
    '將軍澳綫',
    'North Point, Quarry Bay, Yau Tong, Tiu Keng Leng, Tseung Kwan O, Hang Hau, Po Lam',
    'Tseung Kwan O, LOHAS Park',
  ),
  'tsuen-wan-line': line(
    'Tsuen Wan Line',
    '荃灣綫',
    'Central, Admiralty, Tsim Sha Tsui, Jordan, Yau Ma Tei, Mong Kok, Prince Edward, Sham Shui Po, Cheung Sha Wan, Lai Chi Kok, Mei Foo, Lai King, Kwai Fong, Kwai Hing, Tai Wo Hau, Tsuen Wan',
  ),
  'tuen-ma-line': line(
    'Tuen Ma Line',
    '屯馬綫',
    'Wu Kai Sha, Ma On Shan, Heng On, Tai Shui Hang, Shek Mun, City One, Sha Tin Wai, Che Kung Temple, Tai Wai, Hin Keng, Diamond Hill, Kai Tak, Sung Wong Toi, To Kwa Wan, Ho Man Tin, Hung Hom, East Tsim Sha Tsui, Austin, Nam Cheong, Mei Foo, Tsuen Wan West, Kam Sheung Road, Yuen Long, Long Ping, Tin Shui Wai, Siu Hong, Tuen Mun',
  ),
  'tung-chung-line': line(
    'Tung Chung Line',
    '東涌綫',
    'Hong Kong, Kowloon, Olympic, Nam Cheong, Lai King, Tsing Yi, Sunny Bay, Tung Chung',
  ),
}

interface Line {
  colour: string
  tracks: Position[][]
}

/** The lines of the MTR. The file has each track in pieces: of a line's tracks side by side one is drawn, from end to end. */
export class RailLines {
  private readonly lines = new Map<string, Line>()

  async read(file: RecognisedFile, context: ImportContext): Promise<void> {
    await eachFeature(file, context, (properties, geometry) => {
      const [line, colour] = [textOf(properties, 'line'), textOf(properties, 'color').toLowerCase()]
      if (!Object.hasOwn(LINES, line)) throw new RowError('line', 'is not a line of the MTR')
      if (!/^#[0-9a-f]{6}$/.test(colour)) throw new RowError('color', 'is not a colour')
      if (geometry.type !== 'LineString') throw new RowError('geometry', 'is not a line')
      const own = this.lines.get(line) ?? { colour, tracks: [] }
      own.tracks.push(geometry.coordinates)
      this.lines.set(line, own)
    })
  }

  write(sink: MarketSink): void {
    for (const [line, { colour, tracks }] of [...this.lines].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      const facts = LINES[line]
      if (!facts) continue
      const coordinates = mergeStreets(tracks).map((track) => track.line)
      const stops = facts.stops.map((branch) => branch.split(', '))
      sink.shape({
        kind: 'rail',
        name: facts.name,
        nameLocal: facts.nameLocal,
        colour,
        geometry: { type: 'MultiLineString', coordinates },
        stops,
      })
    }
  }
}

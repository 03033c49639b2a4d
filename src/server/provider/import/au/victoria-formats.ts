import { csvWith, type FileFormat, geoJsonWith } from '../file-format.ts'
import { VICTORIA_TITLES } from './victoria-sales.ts'
import { isTrainStops, isTramStops } from './victoria-transport.ts'

const UNSTATED = 'as stated by its publisher'

/** Victoria's files, recognised by their content, in the order in which they are read. */
const FORMATS = [
  { id: 'au-vic-sales', title: 'Melbourne sales', licence: 'CC BY-NC-SA 4.0', ...csvWith(...VICTORIA_TITLES) },
  { id: 'au-vic-stations', title: 'Train stations of Victoria', licence: UNSTATED, recognise: isTrainStops },
  { id: 'au-vic-tram-stops', title: 'Tram stops of Melbourne', licence: UNSTATED, recognise: isTramStops },
  {
    id: 'au-vic-train-lines',
    title: 'Train lines of Melbourne',
    licence: UNSTATED,
    recognise: geoJsonWith('SHAPE_ID', 'HEADSIGN', 'SHORT_NAME', 'MODE'),
  },
] as const satisfies readonly Omit<FileFormat, 'market'>[]

export type VictoriaFormat = (typeof FORMATS)[number]['id']

export const VICTORIA_FORMATS: readonly FileFormat<VictoriaFormat>[] = FORMATS.map((row) => ({ ...row, market: 'AU' }))

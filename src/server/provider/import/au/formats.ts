import { csvWith, type FileFormat, geoJsonWith } from '../file-format.ts'

const CC_BY = 'CC BY 4.0'
const UNSTATED = 'as stated by its publisher'

/** Australia's files, recognised by their content, in the order in which they are read. */
const FORMATS = [
  {
    id: 'au-localities',
    title: 'Suburbs and towns of Australia',
    licence: UNSTATED,
    ...csvWith('postcode', 'locality', 'state', 'lat', 'lng'),
  },
  {
    id: 'au-nsw-sales',
    title: 'Property sales of the Valuer General of New South Wales',
    licence: CC_BY,
    // a zip's names stand unpacked before their files
    recognise: ({ text }) => text.startsWith('PK\u0003\u0004') && text.includes('_SALES_DATA_NNME_'),
  },
  {
    id: 'au-nsw-schools',
    title: 'Public schools of New South Wales',
    licence: CC_BY,
    recognise: geoJsonWith('name', 'suburb', 'level', 'opportunityClass'),
  },
] as const satisfies readonly Omit<FileFormat, 'market'>[]

export type AuFormat = (typeof FORMATS)[number]['id']
export const AU_FORMATS: readonly FileFormat<AuFormat>[] = FORMATS.map((format) => ({ ...format, market: 'AU' }))

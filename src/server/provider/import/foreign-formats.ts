import { csvWith, type FileFormat, geoJsonWith } from './file-format.ts'

/** File formats of the other markets, which are recognised and have no reader yet. */
export const FOREIGN_FORMATS: readonly FileFormat[] = [
  {
    ...{ id: 'hk-districts', market: 'HK', title: 'Eighteen districts', licence: 'DATA.GOV.HK terms' },
    recognise: geoJsonWith('地區號碼'),
  },
  {
    ...{ id: 'hk-rvd-averages', market: 'HK', title: 'RVD average prices and rents', licence: 'DATA.GOV.HK terms' },
    ...csvWith('Time', 'Class', 'Region'),
  },
  {
    ...{ id: 'hk-rvd-indices', market: 'HK', title: 'RVD price and rent indices', licence: 'DATA.GOV.HK terms' },
    ...csvWith('Time', 'Class', 'Value'),
  },
  {
    ...{ id: 'au-melbourne-sales', market: 'AU', title: 'Melbourne sales', licence: 'CC BY-NC-SA' },
    ...csvWith('Suburb', 'Address', 'Rooms', 'Price', 'Lattitude', 'Longtitude'),
  },
]

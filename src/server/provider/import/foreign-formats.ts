import { csvWith, type FileFormat } from './file-format.ts'

/** File formats of the other markets, which are recognised and have no reader yet. */
export const FOREIGN_FORMATS: readonly FileFormat[] = [
  {
    ...{ id: 'my-napic-sales', market: 'MY', title: 'NAPIC sales', licence: 'open, attribution' },
    ...csvWith('property_type', 'district', 'land_m2', 'property_m2', 'price_m2'),
  },
  {
    ...{ id: 'my-gtfs-stops', market: 'MY', title: 'GTFS stops', licence: 'CC BY 4.0' },
    ...csvWith('stop_id', 'stop_name', 'stop_lat', 'stop_lon'),
  },
  {
    ...{ id: 'au-melbourne-sales', market: 'AU', title: 'Melbourne sales', licence: 'CC BY-NC-SA' },
    ...csvWith('Suburb', 'Address', 'Rooms', 'Price', 'Lattitude', 'Longtitude'),
  },
]

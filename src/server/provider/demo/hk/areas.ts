import { readAreas } from '../market/fact-table.ts'
import { hongKongPlaces } from './places.ts'

/** Three regions, the 18 districts, and the quarters of the place table. */
export const hongKongAreas = [
  ...readAreas('country', 'Hong Kong | 香港 | | 22.3445,114.1549'),
  ...readAreas(
    'region-admin-district',
    `
Hong Kong Island | 香港島 | hong-kong | 22.2650,114.1880
Kowloon Peninsula | 九龍 | hong-kong | 22.3200,114.1850
New Territories | 新界 | hong-kong | 22.4300,114.1100
`,
  ),
  ...readAreas(
    'district',
    `
Central and Western | 中西區 | hong-kong-island | 22.2820,114.1460
Wan Chai | 灣仔區 | hong-kong-island | 22.2760,114.1820
Eastern | 東區 | hong-kong-island | 22.2800,114.2250
Southern | 南區 | hong-kong-island | 22.2450,114.1600
Yau Tsim Mong | 油尖旺區 | kowloon-peninsula | 22.3110,114.1700
Sham Shui Po | 深水埗區 | kowloon-peninsula | 22.3310,114.1600
Kowloon City | 九龍城區 | kowloon-peninsula | 22.3250,114.1880
Wong Tai Sin | 黃大仙區 | kowloon-peninsula | 22.3430,114.1960
Kwun Tong | 觀塘區 | kowloon-peninsula | 22.3130,114.2260
Kwai Tsing | 葵青區 | new-territories | 22.3550,114.1200
Tsuen Wan | 荃灣區 | new-territories | 22.3710,114.1140
Tuen Mun | 屯門區 | new-territories | 22.3910,113.9770
Yuen Long | 元朗區 | new-territories | 22.4450,114.0220
North | 北區 | new-territories | 22.4950,114.1380
Tai Po | 大埔區 | new-territories | 22.4500,114.1640
Sha Tin | 沙田區 | new-territories | 22.3870,114.1950
Sai Kung | 西貢區 | new-territories | 22.3140,114.2640
Islands | 離島區 | new-territories | 22.2860,113.9420
`,
  ),
  ...hongKongPlaces.map((place) => ({
    level: 'neighborhood' as const,
    name: place.name,
    nameLocal: place.nameLocal,
    parent: place.area,
    // many quarters give their district its name
    slug: `quarter-${place.name.toLowerCase().replaceAll(' ', '-')}`,
    at: place.at,
  })),
]

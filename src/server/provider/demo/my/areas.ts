import { slugify } from '#lib/slug.ts'
import type { AreaFact } from '../market/demo-market.ts'
import { readAreas } from '../market/fact-table.ts'
import { malaysiaPlaces } from './places.ts'

const neighbourhood = (name: string) => name.replace(/^(Petaling Jaya|Klang) /, '')

/** States, districts, and the neighbourhoods that the places make. */
export const malaysiaAreas: AreaFact[] = [
  ...readAreas('country', 'Malaysia | 马来西亚 | | 3.1390,101.6869'),
  ...readAreas(
    'region-admin-district',
    `
Wilayah Persekutuan Kuala Lumpur | 吉隆坡联邦直辖区 | malaysia | 3.1390,101.6869
Selangor | 雪兰莪 | malaysia | 3.0733,101.5185
Wilayah Persekutuan Putrajaya | 布城联邦直辖区 | malaysia | 2.9264,101.6964
`,
  ),
  ...readAreas(
    'district',
    `
Kuala Lumpur | 吉隆坡 | wilayah-persekutuan-kuala-lumpur | 3.1390,101.6869
Petaling | 八打灵 | selangor | 3.0900,101.5700
Gombak | 鹅唛 | selangor | 3.2500,101.6500
Hulu Langat | 乌鲁冷岳 | selangor | 3.0400,101.7900
Klang | 巴生 | selangor | 3.0400,101.4450
Sepang | 雪邦 | selangor | 2.8800,101.6800
Putrajaya | 布城 | wilayah-persekutuan-putrajaya | 2.9264,101.6964
`,
  ),
  ...malaysiaPlaces.map(
    (place): AreaFact => ({
      level: 'neighborhood',
      name: neighbourhood(place.name),
      nameLocal: place.nameLocal,
      parent: place.district,
      slug: slugify(place.area),
      at: place.at,
    }),
  ),
]

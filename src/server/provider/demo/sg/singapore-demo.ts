import { slugify } from '#lib/slug.ts'
import type { DemoMarket } from '../market/demo-market.ts'
import { singaporeAreas } from './areas.ts'
import { singaporeCoast } from './coast-by-hand.ts'
import { singaporeParks, singaporeRivers, singaporeSeas, singaporeWaters } from './green-and-blue.ts'
import { singaporePlaces } from './places.ts'
import { singaporeSegments } from './segments.ts'
import { singaporeLines } from './stations.ts'

const TREES = `Kempas Cengal Rambai Pulasan Nibong Saraca Mengkuang Tembusu Petai Gelam Jelutong Nyatoh Penaga Bintangor Kapur Keruing Ramin
  Perepat Senduduk Kenanga Tanjong-Api Lumut Bayan Merawan Selasih Kesidang Sendayan Melinjau Bakawan Chengai`.split(/\s+/)
const HOMES = 'Crest Vale Residences Suites Edge Loft Gallery Court Mansions Rise Reach Sanctuary Verandah Quay-House Belvedere'.split(' ')
const ESTATES = 'Gardens Estate Villas Green Walk Grove Park Hill'.split(' ')
const DEVELOPERS = [
  'Ketapang Land',
  'Strait & Shore Homes',
  'Lion Vale Developments',
  'Telok Brook Realty',
  'Five Banyans Holdings',
  'Seagate Hearth Land',
  'Orchid Quarter Properties',
  'Nusa Verde Development',
]

const spaced = (word: string) => word.replaceAll('-', ' ')

export const singaporeDemo: DemoMarket = {
  country: 'SG',
  dataMonth: 202507,
  places: singaporePlaces,
  segments: singaporeSegments,
  areas: singaporeAreas.map((fact) => ({ ...fact, slug: slugify(fact.slug) })),
  lines: singaporeLines,
  parks: singaporeParks,
  waters: singaporeWaters,
  rivers: singaporeRivers,
  seas: singaporeSeas,
  coast: singaporeCoast,
  box: [1.15, 103.55, 1.52, 104.13],
  size: { default: { projects: 320, transactions: 26_000 }, large: { projects: 100_000, transactions: 1_000_000 } },
  // few sales around lunar new year and at the end of the year
  season: [0.9, 0.75, 1.1, 1.05, 1.05, 1, 1.15, 1.1, 1.05, 1.05, 1, 0.8],
  priceStep: 1000,
  rentStep: 50,
  nameProject: (random, segment) => {
    const first = spaced(random.pick(TREES))
    const last = spaced(random.pick(segment.layout === 'houses' ? ESTATES : HOMES))
    const name = segment.layout === 'stacks' && random.chance(0.25) ? `The ${first} ${last}` : `${first} ${last}`
    return { name, nameLocal: null, developer: random.pick(DEVELOPERS) }
  },
  // a public block's postal code ends in its number; the digit before that differs between 731, 731A, 731B …
  postalCode: (random, segment, place, block) => {
    const sector = segment.layout === 'block' ? (place.postal[0] ?? '00') : random.pick(place.postal)
    if (segment.layout !== 'block') return `${sector}${String(random.int(1000, 9899))}`
    const letter = /[A-Z]$/.exec(block)?.[0]
    return `${sector}${letter ? (letter.charCodeAt(0) - 64) % 10 : 0}${block.replace(/\D/g, '').padStart(3, '0')}`
  },
  buildingName: (index) => `Block ${index * 2 + 1}`,
  // unit suffixes are numbered through the whole development
  stackLabel: (index) => String(index + 1).padStart(2, '0'),
  unitNo: (_building, floor, label) => `#${String(floor).padStart(2, '0')}-${label}`,
  amenities: [
    ['school', 'primary', '* Grove Primary School', null],
    ['school', 'secondary', '* Hill Secondary School', null],
    ['bus-stop', null, 'Opp %', null],
    ['bus-stop', null, 'Blk 12, %', null],
    ['market', null, '* Hawker Centre & Market', null],
    ['medical', 'clinic', '* Family Clinic', null],
    ['bank', null, 'Lion Vale Bank, *', null],
    ['restaurant', null, 'Kopi & Kaya, *', null],
    ['supermarket', null, 'Daily Basket, *', null],
    ['childcare', null, 'Little Tembusu Childcare, *', null],
    ['mall', null, '* Junction Mall', null],
  ],
  landYears: 99,
  busStopCode: (random) => String(random.int(10000, 99999)),
  countsStacksThrough: true,
  landUses: [
    'Residential',
    'Residential',
    'Residential with Commercial at 1st Storey',
    'Commercial & Residential',
    'Executive Condominium',
    'White',
  ],
  buildings: {
    homes: 'SFA',
    blocks: 'IFA',
    offices: 'NLA',
    efficiency: 0.84,
    managers: ['Kapur Estate Services', 'Banyan Row Management', 'Five Lanterns Property Care'],
    architects: ['Studio Tembusu', 'Quay & Lintel Architects', 'Third Verandah Design'],
    contractors: ['Straits Keel Construction', 'Merbau Builders', 'Northpier Engineering'],
    landUse: { homes: 'Residential', offices: 'Commercial' },
    plotRatios: [1.4, 1.6, 2.1, 2.8, 3.5],
    serviceCharge: [0.28, 0.48],
    parking: [0.6, 1.05],
  },
}

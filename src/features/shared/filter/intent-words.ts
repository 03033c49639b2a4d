import type { MapFilter } from './map-filter.ts'

/**
 * Words typed for a kind, a tenure or a direction of price, in the languages of the site: lower case, simplified characters. Words that
 * occur in names of places ("terrace", "park", "garden") are left out.
 */
export const KIND_WORDS: readonly { words: readonly string[]; filter: MapFilter }[] = [
  {
    words: [
      'condominiums',
      'condominium',
      'condos',
      'condo',
      'kondominium',
      'kondo',
      'apartments',
      'apartment',
      '私人公寓',
      '公寓',
      '私宅',
      '私楼',
    ],
    filter: { typeGroups: ['private-stack'] },
  },
  {
    words: ['hdb flats', 'hdb flat', 'hdb resale', 'hdb', 'public housing', 'rumah pangsa', '组屋', '公屋', '居屋'],
    filter: { typeGroups: ['public-stack'] },
  },
  {
    words: [
      'landed homes',
      'landed houses',
      'landed house',
      'landed',
      'terrace house',
      'terraced house',
      'semi-detached',
      'semi-d',
      'semi d',
    ].concat(['bungalows', 'bungalow', 'rumah teres', 'rumah berkembar', 'banglo', '有地住宅', '有地', '排屋', '半独立', '洋房', '独立屋']),
    filter: { typeGroups: ['private-land'] },
  },
  { words: ['freehold', 'pegangan bebas', '永久地契', '永久产权', '永久业权', '永久'], filter: { tenures: ['freehold'] } },
  { words: ['999-year leasehold', '999-year', '999 years', '999 year'], filter: { tenures: ['leasehold-999'] } },
  { words: ['99-year leasehold', '99-year', '99 years', '99 year', '99年地契', '99年'], filter: { tenures: ['leasehold'] } },
  {
    words: ['new launches', 'new launch', 'under construction', '在建', '楼花'],
    filter: { constructionStatuses: ['building-under-construction'] },
  },
  { words: ['studio apartments', 'studio apartment', 'studios', 'studio', '开放式'], filter: { bedrooms: ['studio'] } },
]

/** Before or behind an amount. */
export const UP_TO_WORDS = [
  'under',
  'below',
  'less than',
  'up to',
  'not more than',
  'max',
  'bawah',
  'di bawah',
  'kurang',
  'hingga',
  '不超过',
  '低于',
  '少于',
]
export const UP_TO_BEHIND = ['以下', '以内', '之内', 'max', 'and below', 'or less']
export const FROM_WORDS = ['above', 'over', 'more than', 'at least', 'min', 'atas', 'di atas', 'lebih', '超过', '高于', '多过']
export const FROM_BEHIND = ['以上', 'and above', 'or more', 'min']

export const NUMERALS: Readonly<Record<string, number>> = {
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
}

/** Behind a number: so many bedrooms. */
export const ROOM_WORDS = [
  'bedrooms',
  'bedroom',
  'bedrms',
  'bedrm',
  'beds',
  'bed',
  'brs',
  'br',
  'rooms',
  'room',
  'rms',
  'rm',
  'bilik tidur',
  'bilik',
]
export const ROOM_SIGNS = ['睡房', '卧室', '居室', '房式', '房一厅', '房两厅', '房二厅', '房', '室']

/** Words that only lead to a place. */
export const LEADING_WORDS = [
  'homes',
  'home',
  'flats',
  'flat',
  'units',
  'unit',
  'for sale',
  'near to',
  'near',
  'close to',
  'around',
  'beside',
  'in',
  'at',
  'with',
  'and',
].concat(['berhampiran', 'berdekatan', 'dekat', 'di', 'untuk dijual'])
export const LEADING_SIGNS = ['靠近', '邻近', '近', '附近的', '附近', '一带', '出售', '的']

import type { Language } from './language.ts'

/** Words that multiply the number before them, by the language that they are written in; lower case, characters of both Chinese scripts. */
const UNITS_BY_LANGUAGE: Record<Language, Readonly<Record<string, number>>> = {
  en: {
    k: 1e3,
    thousand: 1e3,
    lakh: 1e5,
    m: 1e6,
    mn: 1e6,
    mil: 1e6,
    mill: 1e6,
    mio: 1e6,
    million: 1e6,
    millions: 1e6,
    crore: 1e7,
    b: 1e9,
    bn: 1e9,
    billion: 1e9,
    t: 1e12,
    trillion: 1e12,
  },
  zh: {
    千: 1e3,
    w: 1e4,
    万: 1e4,
    萬: 1e4,
    十万: 1e5,
    十萬: 1e5,
    百万: 1e6,
    百萬: 1e6,
    千万: 1e7,
    千萬: 1e7,
    亿: 1e8,
    億: 1e8,
    十亿: 1e9,
    十億: 1e9,
    百亿: 1e10,
    百億: 1e10,
    千亿: 1e11,
    千億: 1e11,
    万亿: 1e12,
    萬億: 1e12,
  },
  ms: { ribu: 1e3, rb: 1e3, j: 1e6, jt: 1e6, juta: 1e6, bilion: 1e9, trilion: 1e12 },
}

/** What an amount is counted in, behind its digits, in all languages of the site. */
export const AMOUNT_UNITS: Readonly<Record<string, number>> = Object.assign({}, ...Object.values(UNITS_BY_LANGUAGE))

/** The currencies of the markets as people write them, before or behind an amount. A foreign one is no such word: its amount is refused. */
const CURRENCIES: Record<Language, readonly string[]> = {
  en: ['$', 's$', 'a$', 'au$', 'hk$', 'sgd', 'aud', 'hkd', 'myr', 'dollar', 'dollars'],
  zh: ['元', '港币', '港幣', '港元', '新币', '新幣', '新元', '坡币', '坡幣', '澳元', '澳币', '澳幣', '令吉', '林吉特', '马币', '馬幣'],
  ms: ['rm', 'ringgit', 'dolar'],
}
export const CURRENCY_WORDS = Object.values(CURRENCIES).flat()

/** Measures that are copied together with a figure, behind it. */
export const MEASURE_WORDS = [
  '%',
  'psf',
  'psm',
  'sqft',
  'sq ft',
  'sq. ft.',
  'sqm',
  'sq m',
  'sq. m',
  'm2',
  '尺',
  '呎',
  '平方尺',
  '平方呎',
  '平方米',
]

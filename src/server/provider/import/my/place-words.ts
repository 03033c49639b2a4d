import { bareNameKey, wellCased } from '../place-names.ts'

/** How NAPIC shortens names of places. */
const LONG: Readonly<Record<string, string>> = {
  bdr: 'BANDAR',
  bkt: 'BUKIT',
  bt: 'BATU',
  jln: 'JALAN',
  k: 'KUALA',
  kg: 'KAMPUNG',
  kpg: 'KAMPUNG',
  lrg: 'LORONG',
  pdg: 'PADANG',
  pkn: 'PEKAN',
  psn: 'PERSIARAN',
  sek: 'SEKSYEN',
  sg: 'SUNGAI',
  tg: 'TANJUNG',
  tk: 'TELOK',
  tmn: 'TAMAN',
}

/** What is spelled, not read. */
const SPELLED = /(?<!\p{L})(klcc|kl|pj|ttdi|upm|ukm|pwtc|ioi|cgc|ppa1m|bu|ss|usj|pju|pjs|au|sd|lrt|mrt|ii|iii|iv|vi|vii)(?=\d|\P{L}|$)/giu

const lowered = (word: string) => word.charAt(0) + word.slice(1).toLowerCase()

/** "TAMAN BKT INDAH" → "Taman Bukit Indah", "K.Linggi" → "Kuala Linggi", "USJ7" stays. */
export const malayName = (text: string): string => {
  const isShouted = !/\p{Ll}/u.test(text)
  const words = text
    .trim()
    .replace(/([a-z])\.(?=\S)/gi, '$1. ')
    .replace(/\s*\(\s*/g, ' (')
    .split(/\s+/)
    .map((word) => {
      const long = LONG[word.toLowerCase().replace(/\.$/, '')]
      return long === undefined ? word : isShouted ? long : lowered(long)
    })
  return wellCased(words.join(' ')).replace(SPELLED, (word) => word.toUpperCase())
}

/** One key for all spellings of a scheme. */
export const schemeKey = (text: string): string => bareNameKey(malayName(text))

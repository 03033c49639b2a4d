import { bare } from './home.ts'

/** Each long form with its short ones; a text is compared with all long forms made short, so that it does not matter which a side has. */
export type ShortForms = Readonly<Record<string, string>>

/** A text in the one spelling that compares: lower case, letters and digits alone, long forms short. */
export const inShort = (text: string, forms: ShortForms): string =>
  bare(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’]+/u)
      .map((word) => (Object.hasOwn(forms, word) ? forms[word] : word))
      .join(' '),
  )

/** Kinds of streets in Australia's records. */
export const AUSTRALIAN_STREETS: ShortForms = {
  avenue: 'av',
  ave: 'av',
  boulevard: 'bvd',
  blvd: 'bvd',
  boulevarde: 'bvde',
  circle: 'cir',
  circuit: 'cct',
  close: 'cl',
  court: 'ct',
  crescent: 'cr',
  cres: 'cr',
  drive: 'dr',
  east: 'e',
  esplanade: 'esp',
  gardens: 'gdns',
  green: 'grn',
  grove: 'gr',
  heights: 'hts',
  highway: 'hwy',
  lane: 'la',
  ln: 'la',
  north: 'n',
  nth: 'n',
  parade: 'pde',
  park: 'pk',
  place: 'pl',
  quay: 'qy',
  road: 'rd',
  saint: 'st',
  south: 's',
  sth: 's',
  square: 'sq',
  street: 'st',
  terrace: 'tce',
  ter: 'tce',
  upper: 'upp',
  view: 'vw',
  walk: 'wk',
  way: 'wy',
  west: 'w',
  mount: 'mt',
  hill: 'hl',
  rise: 'ri',
  link: 'lk',
  point: 'pnt',
  access: 'accs',
  chase: 'ch',
  crest: 'crst',
  driveway: 'drwy',
  glade: 'gld',
  parkway: 'pkwy',
  pocket: 'pkt',
  promenade: 'prom',
  retreat: 'rtt',
  ridge: 'rdge',
  track: 'trk',
  trail: 'trl',
  vista: 'vsta',
  walkway: 'wkwy',
  crossing: 'crsg',
  garden: 'gdn',
  central: 'ctrl',
}

import { expect, it } from 'vitest'
import { malayName } from './place-words.ts'

it.each([
  ['TAMAN BKT INDAH', 'Taman Bukit Indah'],
  ['Bdr Alor Gajah', 'Bandar Alor Gajah'],
  ['K.Linggi', 'Kuala Linggi'],
  ['Pkn Bt Berendam', 'Pekan Batu Berendam'],
  ['TAMAN GADONG UTAMA(BERTAM PERDANA)', 'Taman Gadong Utama (Bertam Perdana)'],
  ['KG. BARU', 'Kampung Baru'],
  ['KLCC', 'KLCC'],
  ['USJ 21', 'USJ 21'],
  ['SS15', 'SS15'],
  ["DATO' KERAMAT", "Dato' Keramat"],
  ['BUKIT BINTANG ', 'Bukit Bintang'],
  ['SOUTH QUAY-USJ 1', 'South Quay-USJ 1'],
  ['SunU-Monash', 'SunU-Monash'],
  ['TAMAN IDAMAN 3 (PPA1M)', 'Taman Idaman 3 (PPA1M)'],
  ['TAMAN MERAK II', 'Taman Merak II'],
])('"%s" is written %s', (text, name) => expect(malayName(text)).toBe(name))

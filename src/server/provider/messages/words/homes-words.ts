import type { NewsWords } from './message-words.ts'

/** Of homes that are advertised, in each language of letters. */
export const englishHomes: NewsWords['homes'] = {
  counts: {
    new: { one: '{n} new home', other: '{n} new homes' },
    cut: { one: '{n} price cut', other: '{n} price cuts' },
    back: { one: '{n} back on the market', other: '{n} back on the market' },
  },
  kinds: { new: 'New', cut: 'Price cut', back: 'Back on the market' },
  first: 'first asked {price}',
  studio: 'Studio',
  bedrooms: { one: '{n} bedroom', other: '{n} bedrooms' },
  by: 'Advertised by {name}, registration {licence}, {agency}, licence {agencyLicence}, {phone}',
  others: { one: 'and {n} other agent', other: 'and {n} other agents' },
}

export const malayHomes: NewsWords['homes'] = {
  counts: {
    new: { one: '{n} rumah baharu', other: '{n} rumah baharu' },
    cut: { one: '{n} potongan harga', other: '{n} potongan harga' },
    back: { one: '{n} kembali di pasaran', other: '{n} kembali di pasaran' },
  },
  kinds: { new: 'Baharu', cut: 'Harga diturunkan', back: 'Kembali di pasaran' },
  first: 'harga asal yang diminta {price}',
  studio: 'Studio',
  bedrooms: { one: '{n} bilik tidur', other: '{n} bilik tidur' },
  by: 'Diiklankan oleh {name}, pendaftaran {licence}, {agency}, lesen {agencyLicence}, {phone}',
  others: { one: 'dan {n} ejen lain', other: 'dan {n} ejen lain' },
}

export const simplifiedChineseHomes: NewsWords['homes'] = {
  counts: {
    new: { one: '{n} 套新房源', other: '{n} 套新房源' },
    cut: { one: '{n} 套降价', other: '{n} 套降价' },
    back: { one: '{n} 套重新上市', other: '{n} 套重新上市' },
  },
  kinds: { new: '新房源', cut: '降价', back: '重新上市' },
  first: '最初要价 {price}',
  studio: '开放式单位',
  bedrooms: { one: '{n} 间卧室', other: '{n} 间卧室' },
  by: '广告经纪：{name}，注册号 {licence}，{agency}，执照 {agencyLicence}，{phone}',
  others: { one: '另有 {n} 位经纪', other: '另有 {n} 位经纪' },
}

export const hongKongChineseHomes: NewsWords['homes'] = {
  counts: {
    new: { one: '{n} 個新放盤', other: '{n} 個新放盤' },
    cut: { one: '{n} 個減價', other: '{n} 個減價' },
    back: { one: '{n} 個重新放盤', other: '{n} 個重新放盤' },
  },
  kinds: { new: '新放盤', cut: '減價', back: '重新放盤' },
  first: '最初叫價 {price}',
  studio: '開放式單位',
  bedrooms: { one: '{n} 間睡房', other: '{n} 間睡房' },
  by: '廣告代理：{name}，註冊編號 {licence}，{agency}，牌照 {agencyLicence}，{phone}',
  others: { one: '另有 {n} 位代理', other: '另有 {n} 位代理' },
}

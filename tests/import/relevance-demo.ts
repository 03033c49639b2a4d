import type { CountryCode } from '#market/vocabulary.ts'

/** Forty searches over the demonstration data, ten for each market, and what belongs among the first three. */
export const DEMO_QUERIES: Record<CountryCode, string> = {
  SG: `
ang mo kio|area Ang Mo Kio
amk ave 1|street Ang Mo Kio Avenue 1
blk 814 amk ave 6|project Blk 814 Ang Mo Kio Avenue 6
seragoon nth ave 1|street Serangoon North Avenue 1
宏茂橋|station Ang Mo Kio
大巴窑地铁站|station Toa Payoh
punggol mrt station|station Punggol
kapur sui|project Kapur Suites
65068|postal-code 650687
jln bt merah|street Jalan Bukit Merah`,
  MY: `
klcc|area KLCC
jln ampang|street Jalan Ampang
subang jya|area Subang Jaya
tmn tun dr ismail|area Taman Tun Dr Ismail
kampong baru|station Kampung Baru
吉隆坡|area Kuala Lumpur
psn surian|street Persiaran Surian
sri damr nirwana|project Sri Damar Nirwana
57000|postal-code 57000
bangsar stesen|station Bangsar`,
  HK: `
tst|station Tsim Sha Tsui
旺角|station Mong Kok
沙田|area Sha Tin
沙田区|area Sha Tin
将军澳站|station Tseung Kwan O
tseung kwon o|station Tseung Kwan O
castle peak rd|street Castle Peak Road
kings road|street King's Road
ivory warf terrace|project Ivory Wharf Terrace
象牙臺|project Ivory Wharf Terrace`,
  AU: `
paramatta|area Parramatta
bondi jnction|station Bondi Junction
macquarie st|street Macquarie Street
2150|postal-code 2150
ironbark glashouse|project Ironbark Glasshouse Residences
richmond station|station Richmond
old northern rd|street Old Northern Road
rouse hil|area Rouse Hill
nth sydney|station North Sydney
clayton gumleaf|school Clayton Gumleaf Public School`,
}

import type { CountryCode } from '#market/vocabulary.ts'

/**
 * Fifty more searches of other kinds and what belongs among the first three: descriptions, half-typed words, transliterations, both scripts in
 * one text, short Malay signs, names of estates. Those of Singapore are asked of the official files, the others of the demonstration data.
 */
export const MORE_QUERIES = {
  SG: `
near bishan mrt|station Bishan
near ang mo kio mrt|station Ang Mo Kio
3 room AMK|area Ang Mo Kio
3 room flat toa payoh|area Toa Payoh
4rm hdb punggol|area Punggol
3 bedroom condo bishan|area Bishan
condo district 9|area D09 Orchard, River Valley
district 9 condo|area D09 Orchard, River Valley
hdb 560406|postal-code 560406
blk 406|project Blk 406 Sembawang Dr
tamp|area Tampines
seran|area Serangoon
jln besar|station Jalan Besar
lor ah soo|street Lorong Ah Soo
ang mo kio 宏茂桥|area Ang Mo Kio
宏茂桥 ave 3|street Ang Mo Kio Avenue 3
碧山 condo|area Bishan
碧山地铁站附近|station Bishan
toa payoh lor 1|street Lorong 1 Toa Payoh
hougang condo under 1.5m|area Hougang
bt batok|area Bukit Batok
dakota mrt|station Dakota
kembangan stn|station Kembangan
upper changi rd east|street Upper Changi Road East
tiong bahru|station Tiong Bahru
landed serangoon garden|area D19 Serangoon Garden, Hougang, Punggol
holland v|station Holland Village
holland village|station Holland Village
hv|station Holland Village
pinnacle@duxton|project Blk 1A Cantonment Rd
the pinnacle duxton|project Blk 1A Cantonment Rd
pinnacle cantonment|project Blk 1A Cantonment Rd
pinacle@duxton|project Blk 1A Cantonment Rd
skyville dawson|project Blk 86 Dawson Rd
skyville@dawson|project Blk 86 Dawson Rd
skyterrace|project Blk 89 Dawson Rd`,
  MY: `
condo bangsar|area Bangsar
kondo 3 bilik bangsar|area Bangsar
rumah teres subang jaya|area Subang Jaya
dekat stesen bangsar|station Bangsar
jln yap kwan seng kl|street Jalan Yap Kwan Seng`,
  HK: `
沙田附近兩房|area Sha Tin
近旺角站|station Mong Kok
tst flat|station Tsim Sha Tsui
将军澳 apartment|station Tseung Kwan O
castle pk rd|street Castle Peak Road`,
  AU: `
apartment parramatta|area Parramatta
house rouse hill|area Rouse Hill
near bondi junction station|station Bondi Junction
3 bed richmond|area Richmond`,
} as const satisfies Partial<Record<CountryCode, string>>

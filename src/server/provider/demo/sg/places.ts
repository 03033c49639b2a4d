import { readPlaces } from '../market/fact-table.ts'

/**
 * Towns and private quarters: H HDB, C condominium, L landed. Postal sectors and districts by the public table of 28 districts.
 * Block numbers lie in gaps of the real numbering of each town (HDB property information, July 2023), so no block is a real one.
 */
export const singaporePlaces = readPlaces(`
Ang Mo Kio | 宏茂桥 | 1.3710,103.8470 | 1250 | Ang Mo Kio | hdb-ang-mo-kio | d20 | 56 | 1.03 | HHHCL | 740-898 | Ang Mo Kio Avenue 1; Ang Mo Kio Avenue 3; Ang Mo Kio Avenue 6; Ang Mo Kio Avenue 10
Bedok | 勿洛 | 1.3270,103.9290 | 1400 | Bedok | hdb-bedok | d16 | 46 47 | 0.98 | HHHCCL | 812-898 | Bedok North Road; Bedok Reservoir Road; Bedok South Avenue 1; New Upper Changi Road
Bishan | 碧山 | 1.3520,103.8470 | 900 | Bishan | hdb-bishan | d20 | 57 | 1.22 | HHCL | 520-610 | Bishan Street 13; Bishan Street 22; Sin Ming Avenue; Bright Hill Drive
Bukit Batok | 武吉巴督 | 1.3500,103.7530 | 1100 | Bukit Batok | hdb-bukit-batok | d23 | 65 | 0.92 | HHHC | 650-748 | Bukit Batok West Avenue 6; Bukit Batok Street 21; Bukit Batok East Avenue 4
Bukit Merah | 红山 | 1.2830,103.8200 | 1100 | Bukit Merah | hdb-bukit-merah | d03 | 15 16 | 1.34 | HHHCC | 580-698 | Jalan Bukit Merah; Henderson Road; Tiong Bahru Road; Telok Blangah Way
Bukit Panjang | 武吉班让 | 1.3790,103.7670 | 950 | Bukit Panjang | hdb-bukit-panjang | d23 | 67 | 0.92 | HHHC | 665-778 | Bangkit Road; Petir Road; Fajar Road; Segar Road
Bukit Timah | 武吉知马 | 1.3320,103.7900 | 1300 | Bukit Timah | hdb-bukit-timah | d21 | 58 59 | 1.18 | HCCCLLL | 32-118 | Toh Yi Drive; Toh Tuck Road; Bukit Timah Road; Jalan Jurong Kechil
Central Area | 市中心 | 1.2880,103.8440 | 700 | Outram | hdb-central-area | d01 | 05 06 | 1.52 | HC | 680-760 | Cantonment Road; Tanjong Pagar Road; New Bridge Road; Spottiswoode Park Road
Choa Chu Kang | 蔡厝港 | 1.3860,103.7450 | 1200 | Choa Chu Kang | hdb-choa-chu-kang | d23 | 68 | 0.88 | HHHC | 830-938 | Choa Chu Kang Avenue 4; Choa Chu Kang Street 62; Teck Whye Lane; Keat Hong Link
Clementi | 金文泰 | 1.3150,103.7640 | 1000 | Clementi | hdb-clementi | d05 | 12 | 1.15 | HHCL | 740-838 | Clementi Avenue 3; Clementi West Street 2; Commonwealth Avenue West
Geylang | 芽笼 | 1.3180,103.8850 | 1000 | Geylang | hdb-geylang | d14 | 38 39 40 | 1.06 | HHCCC | 430-528 | Sims Drive; Aljunied Crescent; Geylang East Avenue 1; Guillemard Road
Hougang | 后港 | 1.3700,103.8900 | 1250 | Hougang | hdb-hougang | d19 | 53 | 0.94 | HHHCLL | 715-798 | Hougang Avenue 8; Hougang Street 51; Upper Serangoon Road; Buangkok Green
Jurong East | 裕廊东 | 1.3380,103.7380 | 900 | Jurong East | hdb-jurong-east | d22 | 60 | 0.93 | HHC | 430-528 | Jurong East Street 13; Toh Guan Road; Jurong East Avenue 1
Jurong West | 裕廊西 | 1.3450,103.7080 | 1400 | Jurong West | hdb-jurong-west | d22 | 64 | 0.86 | HHHHC | 2-60 | Jurong West Street 42; Jurong West Street 91; Boon Lay Drive; Corporation Road
Kallang | 加冷 | 1.3200,103.8630 | 950 | Kallang | hdb-kallang-whampoa | d12 | 32 33 | 1.21 | HHHCC | 130-228 | Whampoa Drive; Boon Keng Road; Geylang Bahru; Kallang Bahru
Marine Parade | 马林百列 | 1.3040,103.9090 | 800 | Marine Parade | hdb-marine-parade | d15 | 44 | 1.24 | HCCCLL | 95-188 | Marine Crescent; Marine Parade Road; East Coast Road; Still Road South
Pasir Ris | 巴西立 | 1.3720,103.9500 | 1100 | Pasir Ris | hdb-pasir-ris | d18 | 51 | 0.93 | HHHCL | 790-898 | Pasir Ris Drive 6; Pasir Ris Street 71; Elias Road; Pasir Ris Grove
Punggol | 榜鹅 | 1.4040,103.9060 | 1000 | Punggol | hdb-punggol | d19 | 82 | 1.01 | HHHHCC | 690-798 | Punggol Drive; Punggol Way; Edgefield Plains; Sumang Walk
Queenstown | 女皇镇 | 1.2990,103.7990 | 1100 | Queenstown | hdb-queenstown | d03 | 14 | 1.36 | HHHCC | 190-288 | Commonwealth Drive; Stirling Road; Mei Ling Street; Strathmore Avenue
Sembawang | 三巴旺 | 1.4470,103.8210 | 1000 | Sembawang | hdb-sembawang | d27 | 75 | 0.89 | HHHCL | 600-698 | Canberra Street; Sembawang Drive; Admiralty Link; Wellington Circle
Sengkang | 盛港 | 1.3920,103.8930 | 1150 | Sengkang | hdb-sengkang | d19 | 54 | 0.99 | HHHHCL | 480-588 | Anchorvale Link; Compassvale Drive; Fernvale Road; Rivervale Crescent
Serangoon | 实龙岗 | 1.3560,103.8720 | 1000 | Serangoon | hdb-serangoon | d19 | 55 | 1.08 | HHCLLL | 560-658 | Serangoon North Avenue 1; Serangoon Avenue 2; Lorong Lew Lian; Lorong Chuan
Tampines | 淡滨尼 | 1.3540,103.9440 | 1500 | Tampines | hdb-tampines | d18 | 52 | 0.99 | HHHHCCL | 3-98 | Tampines Street 21; Tampines Avenue 4; Simei Street 1; Tampines North Drive 1
Tengah | 登加 | 1.3570,103.7300 | 600 | Tengah | hdb-tengah | d24 | 69 | 0.95 | HC | 2-88 | Plantation Crescent; Tengah Garden Walk
Toa Payoh | 大巴窑 | 1.3350,103.8500 | 1000 | Toa Payoh | hdb-toa-payoh | d12 | 31 | 1.20 | HHHCC | 540-628 | Lorong 1 Toa Payoh; Lorong 4 Toa Payoh; Toa Payoh Central; Lorong 8 Toa Payoh
Woodlands | 兀兰 | 1.4370,103.7870 | 1400 | Woodlands | hdb-woodlands | d25 | 73 | 0.86 | HHHHCL | 905-998 | Woodlands Drive 14; Woodlands Street 13; Woodlands Ring Road; Marsiling Drive
Yishun | 义顺 | 1.4270,103.8360 | 1300 | Yishun | hdb-yishun | d27 | 76 | 0.87 | HHHHCL | 5-98 | Yishun Ring Road; Yishun Avenue 11; Yishun Street 22; Khatib Central
Orchard | 乌节 | 1.3040,103.8330 | 650 | Orchard | | d09 | 22 23 | 1.42 | CCC | 1-99 | Orchard Boulevard; Cairnhill Road; Scotts Road; Anthony Road
River Valley | 里峇峇利 | 1.2950,103.8370 | 550 | River Valley | | d09 | 23 | 1.36 | CCC | 1-99 | River Valley Road; Killiney Road; Kim Yam Road; Leonie Hill
Tanglin | 东陵 | 1.3080,103.8180 | 800 | Tanglin | | d10 | 24 25 | 1.40 | CCLL | 1-99 | Nassim Road; Tanglin Road; Grange Road; Cluny Road
Holland | 荷兰 | 1.3130,103.7990 | 700 | Bukit Timah | | d10 | 26 27 | 1.24 | CCLL | 1-99 | Holland Road; Farrer Road; Holland Grove Road; Leedon Heights
Novena | 诺维娜 | 1.3200,103.8430 | 800 | Novena | | d11 | 30 | 1.24 | CCCL | 1-99 | Thomson Road; Sinaran Drive; Moulmein Road; Newton Road
Newton | 纽顿 | 1.3130,103.8390 | 500 | Newton | | d11 | 30 | 1.32 | CC | 1-99 | Newton Road; Bukit Timah Road; Peck Hay Road
Downtown | 市中心 | 1.2790,103.8520 | 450 | Downtown Core | | d01 | 01 | 1.32 | CC | 1-99 | Marina Way; Shenton Way; Robinson Road
Sentosa Cove | 升涛湾 | 1.2480,103.8400 | 350 | Southern Islands | | d04 | 09 | 1.08 | CL | 1-99 | Ocean Drive; Cove Drive; Ocean Way
Pasir Panjang | 巴西班让 | 1.2790,103.7900 | 750 | Queenstown | | d05 | 11 | 1.10 | CCL | 1-99 | Pasir Panjang Road; South Buona Vista Road; Harbour Drive
Katong | 加东 | 1.3080,103.9010 | 700 | Marine Parade | | d15 | 42 43 | 1.18 | CCCLL | 1-99 | Tanjong Katong Road; Joo Chiat Road; Amber Road; Mountbatten Road
Siglap | 实乞纳 | 1.3130,103.9240 | 700 | Bedok | | d15 | 45 | 1.08 | CLLL | 1-99 | Siglap Road; Frankel Avenue; Upper East Coast Road
Upper Thomson | 汤申路上段 | 1.3560,103.8300 | 700 | Bishan | | d20 | 57 | 1.04 | CCLL | 1-99 | Upper Thomson Road; Soo Chow Walk; Thomson Ridge
Hillview | 山景 | 1.3610,103.7660 | 600 | Bukit Batok | | d23 | 66 | 0.96 | CCL | 1-99 | Hillview Avenue; Upper Bukit Timah Road; Hillview Rise
`)

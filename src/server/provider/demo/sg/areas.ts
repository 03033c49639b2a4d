import { readAreas } from '../market/fact-table.ts'

/** Master Plan regions and planning areas, HDB towns, the 28 postal districts by their usual names, a few subzones. */
export const singaporeAreas = [
  ...readAreas('country', 'Singapore | 新加坡 | | 1.3521,103.8198'),
  ...readAreas(
    'region-admin-district',
    `
Central Region | 中区 | singapore | 1.2950,103.8350
East Region | 东区 | singapore | 1.3450,103.9500
North Region | 北区 | singapore | 1.4300,103.8100
North-East Region | 东北区 | singapore | 1.3850,103.8850
West Region | 西区 | singapore | 1.3500,103.7300
`,
  ),
  ...readAreas(
    'region-admin-subdistrict',
    `
Ang Mo Kio | 宏茂桥 | north-east-region | 1.3710,103.8470
Bedok | 勿洛 | east-region | 1.3240,103.9300
Bishan | 碧山 | central-region | 1.3520,103.8450
Bukit Batok | 武吉巴督 | west-region | 1.3500,103.7550
Bukit Merah | 红山 | central-region | 1.2800,103.8200
Bukit Panjang | 武吉班让 | west-region | 1.3790,103.7670
Bukit Timah | 武吉知马 | central-region | 1.3290,103.8000
Choa Chu Kang | 蔡厝港 | west-region | 1.3860,103.7450
Clementi | 金文泰 | west-region | 1.3150,103.7640
Downtown Core | 市中心 | central-region | 1.2830,103.8540
Geylang | 芽笼 | central-region | 1.3180,103.8870
Hougang | 后港 | north-east-region | 1.3690,103.8880
Jurong East | 裕廊东 | west-region | 1.3340,103.7400
Jurong West | 裕廊西 | west-region | 1.3430,103.7070
Kallang | 加冷 | central-region | 1.3120,103.8670
Marine Parade | 马林百列 | central-region | 1.3030,103.9060
Newton | 纽顿 | central-region | 1.3130,103.8390
Novena | 诺维娜 | central-region | 1.3230,103.8370
Orchard | 乌节 | central-region | 1.3040,103.8320
Outram | 欧南 | central-region | 1.2820,103.8400
Pasir Ris | 巴西立 | east-region | 1.3730,103.9480
Punggol | 榜鹅 | north-east-region | 1.4040,103.9060
Queenstown | 女皇镇 | central-region | 1.2930,103.7860
River Valley | 里峇峇利 | central-region | 1.2950,103.8360
Sembawang | 三巴旺 | north-region | 1.4490,103.8200
Sengkang | 盛港 | north-east-region | 1.3920,103.8950
Serangoon | 实龙岗 | north-east-region | 1.3560,103.8710
Southern Islands | 南部岛屿 | central-region | 1.2480,103.8350
Tampines | 淡滨尼 | east-region | 1.3530,103.9440
Tanglin | 东陵 | central-region | 1.3070,103.8160
Tengah | 登加 | west-region | 1.3570,103.7300
Toa Payoh | 大巴窑 | central-region | 1.3350,103.8560
Woodlands | 兀兰 | north-region | 1.4380,103.7860
Yishun | 义顺 | north-region | 1.4230,103.8360
`,
  ),
  ...readAreas(
    'city-area',
    `
Ang Mo Kio | 宏茂桥 | ang-mo-kio | 1.3710,103.8470 | hdb-ang-mo-kio
Bedok | 勿洛 | bedok | 1.3270,103.9290 | hdb-bedok
Bishan | 碧山 | bishan | 1.3520,103.8470 | hdb-bishan
Bukit Batok | 武吉巴督 | bukit-batok | 1.3500,103.7530 | hdb-bukit-batok
Bukit Merah | 红山 | bukit-merah | 1.2830,103.8200 | hdb-bukit-merah
Bukit Panjang | 武吉班让 | bukit-panjang | 1.3790,103.7670 | hdb-bukit-panjang
Bukit Timah | 武吉知马 | bukit-timah | 1.3320,103.7900 | hdb-bukit-timah
Central Area | 市中心 | central-region | 1.2880,103.8440 | hdb-central-area
Choa Chu Kang | 蔡厝港 | choa-chu-kang | 1.3860,103.7450 | hdb-choa-chu-kang
Clementi | 金文泰 | clementi | 1.3150,103.7640 | hdb-clementi
Geylang | 芽笼 | geylang | 1.3180,103.8850 | hdb-geylang
Hougang | 后港 | hougang | 1.3700,103.8900 | hdb-hougang
Jurong East | 裕廊东 | jurong-east | 1.3380,103.7380 | hdb-jurong-east
Jurong West | 裕廊西 | jurong-west | 1.3450,103.7080 | hdb-jurong-west
Kallang/Whampoa | 加冷/黄埔 | central-region | 1.3200,103.8630 | hdb-kallang-whampoa
Marine Parade | 马林百列 | marine-parade | 1.3040,103.9090 | hdb-marine-parade
Pasir Ris | 巴西立 | pasir-ris | 1.3720,103.9500 | hdb-pasir-ris
Punggol | 榜鹅 | punggol | 1.4040,103.9060 | hdb-punggol
Queenstown | 女皇镇 | queenstown | 1.2990,103.7990 | hdb-queenstown
Sembawang | 三巴旺 | sembawang | 1.4470,103.8210 | hdb-sembawang
Sengkang | 盛港 | sengkang | 1.3920,103.8930 | hdb-sengkang
Serangoon | 实龙岗 | serangoon | 1.3560,103.8720 | hdb-serangoon
Tampines | 淡滨尼 | tampines | 1.3540,103.9440 | hdb-tampines
Tengah | 登加 | tengah | 1.3570,103.7300 | hdb-tengah
Toa Payoh | 大巴窑 | toa-payoh | 1.3350,103.8500 | hdb-toa-payoh
Woodlands | 兀兰 | woodlands | 1.4370,103.7870 | hdb-woodlands
Yishun | 义顺 | yishun | 1.4270,103.8360 | hdb-yishun
`,
  ),
  ...readAreas(
    'district',
    `
D01 Raffles Place, Cecil, Marina | 莱佛士坊 | singapore | 1.2830,103.8510 | d01
D02 Anson, Tanjong Pagar | 丹戎巴葛 | singapore | 1.2750,103.8440 | d02
D03 Queenstown, Tiong Bahru | 女皇镇、中峇鲁 | singapore | 1.2890,103.8160 | d03
D04 Telok Blangah, Harbourfront | 直落布兰雅、港湾 | singapore | 1.2650,103.8220 | d04
D05 Pasir Panjang, Clementi New Town | 巴西班让、金文泰 | singapore | 1.3000,103.7750 | d05
D06 High Street, Beach Road (part) | 桥北路 | singapore | 1.2910,103.8510 | d06
D07 Middle Road, Golden Mile | 密驼路 | singapore | 1.3010,103.8580 | d07
D08 Little India | 小印度 | singapore | 1.3080,103.8520 | d08
D09 Orchard, Cairnhill, River Valley | 乌节、经禧、里峇峇利 | singapore | 1.3000,103.8360 | d09
D10 Ardmore, Bukit Timah, Holland Road, Tanglin | 武吉知马、荷兰路、东陵 | singapore | 1.3130,103.8090 | d10
D11 Watten Estate, Novena, Thomson | 诺维娜、汤申 | singapore | 1.3230,103.8350 | d11
D12 Balestier, Toa Payoh, Serangoon | 马里士他、大巴窑 | singapore | 1.3280,103.8560 | d12
D13 Macpherson, Braddell | 麦波申、布莱德 | singapore | 1.3360,103.8760 | d13
D14 Geylang, Eunos | 芽笼、友诺士 | singapore | 1.3180,103.8920 | d14
D15 Katong, Joo Chiat, Amber Road | 加东、如切 | singapore | 1.3060,103.9060 | d15
D16 Bedok, Upper East Coast, Eastwood, Kew Drive | 勿洛 | singapore | 1.3240,103.9330 | d16
D17 Loyang, Changi | 罗央、樟宜 | singapore | 1.3660,103.9700 | d17
D18 Tampines, Pasir Ris | 淡滨尼、巴西立 | singapore | 1.3600,103.9470 | d18
D19 Serangoon Garden, Hougang, Punggol | 实龙岗花园、后港、榜鹅 | singapore | 1.3800,103.8900 | d19
D20 Bishan, Ang Mo Kio | 碧山、宏茂桥 | singapore | 1.3620,103.8440 | d20
D21 Upper Bukit Timah, Clementi Park, Ulu Pandan | 武吉知马上段 | singapore | 1.3370,103.7780 | d21
D22 Jurong | 裕廊 | singapore | 1.3390,103.7150 | d22
D23 Hillview, Dairy Farm, Bukit Panjang, Choa Chu Kang | 山景、武吉班让、蔡厝港 | singapore | 1.3740,103.7560 | d23
D24 Lim Chu Kang, Tengah | 林厝港、登加 | singapore | 1.3900,103.7150 | d24
D25 Kranji, Woodgrove | 克兰芝 | singapore | 1.4350,103.7810 | d25
D26 Upper Thomson, Springleaf | 汤申路上段、春叶 | singapore | 1.3980,103.8190 | d26
D27 Yishun, Sembawang | 义顺、三巴旺 | singapore | 1.4350,103.8290 | d27
D28 Seletar | 实里达 | singapore | 1.4000,103.8700 | d28
`,
  ),
  ...readAreas(
    'neighborhood',
    `
Tiong Bahru | 中峇鲁 | bukit-merah | 1.2850,103.8300
Holland Village | 荷兰村 | bukit-timah | 1.3110,103.7960
Katong | 加东 | marine-parade | 1.3060,103.9040
Joo Chiat | 如切 | marine-parade | 1.3130,103.9010
Siglap | 实乞纳 | bedok | 1.3130,103.9240
Serangoon Gardens | 实龙岗花园 | serangoon | 1.3640,103.8660
Sentosa Cove | 升涛湾 | southern-islands | 1.2480,103.8400
Hillview | 山景 | bukit-batok | 1.3610,103.7660
`,
  ),
]

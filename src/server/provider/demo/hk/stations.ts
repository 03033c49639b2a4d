import { readRailLines } from '../market/fact-table.ts'

/** MTR heavy rail with its line colours; positions from memory of public maps, good to about 150 m. */
export const hongKongLines = readRailLines(`
Island Line | 港島綫 | #007dc5 | mtr
KET,Kennedy Town,堅尼地城,22.2812,114.1288; HKU,HKU,香港大學,22.2840,114.1350; SYP,Sai Ying Pun,西營盤,22.2856,114.1427
SHW,Sheung Wan,上環,22.2866,114.1518; CEN,Central,中環,22.2820,114.1581; ADM,Admiralty,金鐘,22.2793,114.1652; WAC,Wan Chai,灣仔,22.2775,114.1731
CAB,Causeway Bay,銅鑼灣,22.2802,114.1846; TIH,Tin Hau,天后,22.2824,114.1917; FOH,Fortress Hill,炮台山,22.2881,114.1936
NOP,North Point,北角,22.2912,114.2004; QUB,Quarry Bay,鰂魚涌,22.2879,114.2098; TAK,Tai Koo,太古,22.2846,114.2163
SWH,Sai Wan Ho,西灣河,22.2818,114.2222; SKW,Shau Kei Wan,筲箕灣,22.2789,114.2290; HFC,Heng Fa Chuen,杏花邨,22.2767,114.2400; CHW,Chai Wan,柴灣,22.2645,114.2371
Tsuen Wan Line | 荃灣綫 | #e2231a | mtr
CEN,Central; ADM,Admiralty; TST,Tsim Sha Tsui,尖沙咀,22.2973,114.1722; JOR,Jordan,佐敦,22.3049,114.1717; YMT,Yau Ma Tei,油麻地,22.3130,114.1707
MOK,Mong Kok,旺角,22.3193,114.1694; PRE,Prince Edward,太子,22.3247,114.1683; SSP,Sham Shui Po,深水埗,22.3309,114.1621
CSW,Cheung Sha Wan,長沙灣,22.3354,114.1563; LCK,Lai Chi Kok,荔枝角,22.3373,114.1482; MEF,Mei Foo,美孚,22.3378,114.1379
LAK,Lai King,荔景,22.3484,114.1263; KWF,Kwai Fong,葵芳,22.3569,114.1279; KWH,Kwai Hing,葵興,22.3632,114.1312
TWH,Tai Wo Hau,大窩口,22.3708,114.1250; TSW,Tsuen Wan,荃灣,22.3737,114.1177
Kwun Tong Line | 觀塘綫 | #00af41 | mtr
WHA,Whampoa,黃埔,22.3049,114.1896; HOM,Ho Man Tin,何文田,22.3094,114.1827; YMT,Yau Ma Tei; MOK,Mong Kok; PRE,Prince Edward
SKM,Shek Kip Mei,石硤尾,22.3321,114.1687; KOT,Kowloon Tong,九龍塘,22.3370,114.1760; LOF,Lok Fu,樂富,22.3380,114.1870
WTS,Wong Tai Sin,黃大仙,22.3418,114.1938; DIH,Diamond Hill,鑽石山,22.3401,114.2016; CHH,Choi Hung,彩虹,22.3349,114.2090
KOB,Kowloon Bay,九龍灣,22.3233,114.2141; NTK,Ngau Tau Kok,牛頭角,22.3154,114.2190; KWT,Kwun Tong,觀塘,22.3122,114.2264
LAT,Lam Tin,藍田,22.3067,114.2331; YAT,Yau Tong,油塘,22.2978,114.2371; TIK,Tiu Keng Leng,調景嶺,22.3044,114.2526
Tseung Kwan O Line | 將軍澳綫 | #7d499d | mtr
NOP,North Point; QUB,Quarry Bay; YAT,Yau Tong; TIK,Tiu Keng Leng; TKO,Tseung Kwan O,將軍澳,22.3074,114.2600
HAH,Hang Hau,坑口,22.3156,114.2644; POA,Po Lam,寶琳,22.3225,114.2578
Tseung Kwan O Line, LOHAS Park | 將軍澳綫康城 | #7d499d | mtr
TKO,Tseung Kwan O; LHP,LOHAS Park,康城,22.2960,114.2690
Tung Chung Line | 東涌綫 | #f7943e | mtr
HOK,Hong Kong,香港,22.2847,114.1582; KOW,Kowloon,九龍,22.3043,114.1616; OLY,Olympic,奧運,22.3178,114.1602; NAC,Nam Cheong,南昌,22.3268,114.1536
LAK,Lai King; TSY,Tsing Yi,青衣,22.3585,114.1076; SUN,Sunny Bay,欣澳,22.3317,114.0289; TUC,Tung Chung,東涌,22.2893,113.9415
East Rail Line | 東鐵綫 | #5eb6e4 | mtr
ADM,Admiralty; EXC,Exhibition Centre,會展,22.2817,114.1754; HUH,Hung Hom,紅磡,22.3030,114.1816; MKK,Mong Kok East,旺角東,22.3221,114.1725
KOT,Kowloon Tong; TAW,Tai Wai,大圍,22.3731,114.1785; SHT,Sha Tin,沙田,22.3826,114.1872; FOT,Fo Tan,火炭,22.3953,114.1981
UNI,University,大學,22.4134,114.2102; TAP,Tai Po Market,大埔墟,22.4446,114.1705; TWO,Tai Wo,太和,22.4509,114.1611
FAN,Fanling,粉嶺,22.4921,114.1388; SHS,Sheung Shui,上水,22.5012,114.1280; LOW,Lo Wu,羅湖,22.5282,114.1133
Tuen Ma Line | 屯馬綫 | #923011 | mtr
WKS,Wu Kai Sha,烏溪沙,22.4291,114.2436; MOS,Ma On Shan,馬鞍山,22.4250,114.2317; HEO,Heng On,恆安,22.4177,114.2258
TSH,Tai Shui Hang,大水坑,22.4084,114.2226; SHM,Shek Mun,石門,22.3877,114.2083; CIO,City One,第一城,22.3830,114.2036
STW,Sha Tin Wai,沙田圍,22.3770,114.1950; CKT,Che Kung Temple,車公廟,22.3747,114.1859; TAW,Tai Wai; HIK,Hin Keng,顯徑,22.3641,114.1705
DIH,Diamond Hill; KAT,Kai Tak,啟德,22.3306,114.1990; SUW,Sung Wong Toi,宋皇臺,22.3259,114.1912; TKW,To Kwa Wan,土瓜灣,22.3170,114.1876
HOM,Ho Man Tin; HUH,Hung Hom; ETS,East Tsim Sha Tsui,尖東,22.2951,114.1746; AUS,Austin,柯士甸,22.3038,114.1664; NAC,Nam Cheong; MEF,Mei Foo
TWW,Tsuen Wan West,荃灣西,22.3685,114.1097; KSR,Kam Sheung Road,錦上路,22.4347,114.0634; YUL,Yuen Long,元朗,22.4460,114.0348
LOP,Long Ping,朗屏,22.4476,114.0254; TIS,Tin Shui Wai,天水圍,22.4480,114.0047; SIH,Siu Hong,兆康,22.4115,113.9790; TUM,Tuen Mun,屯門,22.3947,113.9733
South Island Line | 南港島綫 | #bac429 | mtr
ADM,Admiralty; OCP,Ocean Park,海洋公園,22.2486,114.1743; WCH,Wong Chuk Hang,黃竹坑,22.2480,114.1684
LET,Lei Tung,利東,22.2422,114.1564; SOH,South Horizons,海怡半島,22.2427,114.1492
`)

import { readRailLines } from '../market/fact-table.ts'

/** Lines and stations open in mid 2025, colours of the system map; positions from memory of public maps, good to about 150 m. */
export const singaporeLines = readRailLines(`
North South Line | 南北线 | #d42e12 | mrt
NS1/EW24,Jurong East,裕廊东,1.3331,103.7422; NS2,Bukit Batok,武吉巴督,1.3490,103.7496; NS3,Bukit Gombak,武吉甘柏,1.3587,103.7518
NS4,Choa Chu Kang,蔡厝港,1.3853,103.7443; NS5,Yew Tee,油池,1.3974,103.7474; NS7,Kranji,克兰芝,1.4251,103.7620
NS8,Marsiling,马西岭,1.4326,103.7740; NS9,Woodlands,兀兰,1.4369,103.7865; NS10,Admiralty,海军部,1.4406,103.8009
NS11,Sembawang,三巴旺,1.4491,103.8200; NS12,Canberra,坎贝拉,1.4431,103.8297; NS13,Yishun,义顺,1.4295,103.8350
NS14,Khatib,卡迪,1.4173,103.8329; NS15,Yio Chu Kang,杨厝港,1.3818,103.8449; NS16,Ang Mo Kio,宏茂桥,1.3700,103.8495
NS17,Bishan,碧山,1.3508,103.8481; NS18,Braddell,布莱德,1.3405,103.8468; NS19,Toa Payoh,大巴窑,1.3327,103.8474
NS20,Novena,诺维娜,1.3204,103.8438; NS21,Newton,纽顿,1.3128,103.8380; NS22,Orchard,乌节,1.3040,103.8318
NS23,Somerset,索美塞,1.3003,103.8390; NS24,Dhoby Ghaut,多美歌,1.2990,103.8456; NS25,City Hall,政府大厦,1.2931,103.8520
NS26,Raffles Place,莱佛士坊,1.2840,103.8515; NS27,Marina Bay,滨海湾,1.2764,103.8546; NS28,Marina South Pier,滨海南码头,1.2711,103.8634
East West Line | 东西线 | #009645 | mrt
EW1,Pasir Ris,巴西立,1.3730,103.9493; EW2,Tampines,淡滨尼,1.3533,103.9452; EW3,Simei,四美,1.3432,103.9534
EW4,Tanah Merah,丹那美拉,1.3272,103.9464; EW5,Bedok,勿洛,1.3240,103.9300; EW6,Kembangan,景万岸,1.3210,103.9129
EW7,Eunos,友诺士,1.3197,103.9031; EW8,Paya Lebar,巴耶利峇,1.3177,103.8926; EW9,Aljunied,阿裕尼,1.3164,103.8829
EW10,Kallang,加冷,1.3115,103.8714; EW11,Lavender,劳明达,1.3074,103.8629; EW12,Bugis,武吉士,1.3005,103.8562
EW13,City Hall; EW14,Raffles Place; EW15,Tanjong Pagar,丹戎巴葛,1.2765,103.8457; EW16,Outram Park,欧南园,1.2803,103.8395
EW17,Tiong Bahru,中峇鲁,1.2861,103.8270; EW18,Redhill,红山,1.2896,103.8168; EW19,Queenstown,女皇镇,1.2946,103.8060
EW20,Commonwealth,联邦,1.3025,103.7983; EW21,Buona Vista,波那维斯达,1.3073,103.7903; EW22,Dover,杜弗,1.3114,103.7786
EW23,Clementi,金文泰,1.3151,103.7654; EW24,Jurong East; EW25,Chinese Garden,裕华园,1.3424,103.7326
EW26,Lakeside,湖畔,1.3442,103.7209; EW27,Boon Lay,文礼,1.3386,103.7060; EW28,Pioneer,先驱,1.3376,103.6974
EW29,Joo Koon,裕群,1.3277,103.6783; EW30,Gul Circle,卡尔圈,1.3195,103.6605; EW31,Tuas Crescent,大士弯,1.3211,103.6491
EW32,Tuas West Road,大士西路,1.3300,103.6396; EW33,Tuas Link,大士连路,1.3409,103.6368
Changi Airport Branch | 樟宜机场支线 | #009645 | mrt
EW4,Tanah Merah; CG1,Expo,博览,1.3348,103.9616; CG2,Changi Airport,樟宜机场,1.3574,103.9885
North East Line | 东北线 | #9900aa | mrt
NE1,HarbourFront,港湾,1.2654,103.8218; NE3,Outram Park; NE4,Chinatown,牛车水,1.2844,103.8434; NE5,Clarke Quay,克拉码头,1.2886,103.8466
NE6,Dhoby Ghaut; NE7,Little India,小印度,1.3067,103.8493; NE8,Farrer Park,花拉公园,1.3124,103.8542; NE9,Boon Keng,文庆,1.3195,103.8618
NE10,Potong Pasir,波东巴西,1.3313,103.8690; NE11,Woodleigh,兀里,1.3392,103.8709; NE12,Serangoon,实龙岗,1.3498,103.8737
NE13,Kovan,高文,1.3601,103.8850; NE14,Hougang,后港,1.3713,103.8925; NE15,Buangkok,万国,1.3828,103.8930
NE16,Sengkang,盛港,1.3917,103.8955; NE17,Punggol,榜鹅,1.4053,103.9023; NE18,Punggol Coast,榜鹅海岸,1.4150,103.9100
Circle Line | 环线 | #fa9e0d | mrt
CC1,Dhoby Ghaut; CC2,Bras Basah,百胜,1.2969,103.8507; CC3,Esplanade,滨海中心,1.2937,103.8556; CC4,Promenade,宝门廊,1.2930,103.8611
CC5,Nicoll Highway,尼诰大道,1.2998,103.8636; CC6,Stadium,体育场,1.3028,103.8753; CC7,Mountbatten,蒙巴登,1.3063,103.8825
CC8,Dakota,达科达,1.3083,103.8883; CC9,Paya Lebar; CC10,MacPherson,麦波申,1.3266,103.8900; CC11,Tai Seng,大成,1.3358,103.8879
CC12,Bartley,巴特礼,1.3426,103.8799; CC13,Serangoon; CC14,Lorong Chuan,罗弄泉,1.3516,103.8640; CC15,Bishan
CC16,Marymount,玛丽蒙,1.3488,103.8394; CC17,Caldecott,加利谷,1.3377,103.8396; CC19,Botanic Gardens,植物园,1.3224,103.8154
CC20,Farrer Road,花拉路,1.3173,103.8075; CC21,Holland Village,荷兰村,1.3119,103.7961; CC22,Buona Vista; CC23,one-north,纬壹,1.2997,103.7874
CC24,Kent Ridge,肯特岗,1.2934,103.7844; CC25,Haw Par Villa,虎豹别墅,1.2828,103.7819; CC26,Pasir Panjang,巴西班让,1.2763,103.7915
CC27,Labrador Park,拉柏多公园,1.2723,103.8028; CC28,Telok Blangah,直落布兰雅,1.2707,103.8097; CC29,HarbourFront
Circle Line Extension | 环线支线 | #fa9e0d | mrt
CC4,Promenade; CE1,Bayfront,海湾舫,1.2812,103.8590; CE2,Marina Bay
Downtown Line | 滨海市区线 | #005ec4 | mrt
DT1,Bukit Panjang,武吉班让,1.3785,103.7630; DT2,Cashew,凯秀,1.3690,103.7644; DT3,Hillview,山景,1.3624,103.7674; DT4,Hume,谦道,1.3545,103.7691
DT5,Beauty World,美世界,1.3413,103.7759; DT6,King Albert Park,阿尔柏王园,1.3356,103.7833; DT7,Sixth Avenue,第六道,1.3309,103.7971
DT8,Tan Kah Kee,陈嘉庚,1.3258,103.8075; DT9,Botanic Gardens; DT10,Stevens,史蒂芬,1.3200,103.8260; DT11,Newton; DT12,Little India
DT13,Rochor,梧槽,1.3038,103.8526; DT14,Bugis; DT15,Promenade; DT16,Bayfront; DT17,Downtown,市中心,1.2795,103.8528
DT18,Telok Ayer,直落亚逸,1.2822,103.8486; DT19,Chinatown; DT20,Fort Canning,福康宁,1.2924,103.8444; DT21,Bencoolen,明古连,1.2986,103.8503
DT22,Jalan Besar,惹兰勿刹,1.3054,103.8555; DT23,Bendemeer,明地迷亚,1.3139,103.8629; DT24,Geylang Bahru,芽笼峇鲁,1.3214,103.8716
DT25,Mattar,玛达,1.3268,103.8832; DT26,MacPherson; DT27,Ubi,乌美,1.3300,103.8990; DT28,Kaki Bukit,加基武吉,1.3349,103.9088
DT29,Bedok North,勿洛北,1.3347,103.9180; DT30,Bedok Reservoir,勿洛蓄水池,1.3366,103.9325; DT31,Tampines West,淡滨尼西,1.3455,103.9384
DT32,Tampines; DT33,Tampines East,淡滨尼东,1.3562,103.9546; DT34,Upper Changi,樟宜上段,1.3417,103.9614; DT35,Expo
Thomson–East Coast Line | 汤申—东海岸线 | #9d5b25 | mrt
TE1,Woodlands North,兀兰北,1.4485,103.7857; TE2,Woodlands; TE3,Woodlands South,兀兰南,1.4274,103.7931; TE4,Springleaf,春叶,1.3977,103.8180
TE5,Lentor,伦多,1.3850,103.8360; TE6,Mayflower,美华,1.3715,103.8366; TE7,Bright Hill,光明山,1.3630,103.8333
TE8,Upper Thomson,汤申路上段,1.3544,103.8331; TE9,Caldecott; TE11,Stevens; TE12,Napier,纳比雅,1.3070,103.8190
TE13,Orchard Boulevard,乌节林荫道,1.3022,103.8242; TE14,Orchard; TE15,Great World,大世界,1.2937,103.8330; TE16,Havelock,合乐,1.2883,103.8336
TE17,Outram Park; TE18,Maxwell,麦士威,1.2806,103.8440; TE19,Shenton Way,珊顿道,1.2775,103.8505; TE20,Marina Bay
TE22,Gardens by the Bay,滨海湾花园,1.2790,103.8678; TE23,Tanjong Rhu,丹戎禺,1.2972,103.8735; TE24,Katong Park,加东公园,1.2978,103.8859
TE25,Tanjong Katong,丹戎加东,1.2995,103.8975; TE26,Marine Parade,马林百列,1.3029,103.9051; TE27,Marine Terrace,马林台,1.3068,103.9153
TE28,Siglap,实乞纳,1.3101,103.9299; TE29,Bayshore,碧湾,1.3130,103.9420
Bukit Panjang LRT | 武吉班让轻轨 | #748477 | lrt
BP1,Choa Chu Kang; BP2,South View,南景,1.3803,103.7452; BP5,Phoenix,凤凰,1.3786,103.7580; BP6,Bukit Panjang; BP10,Fajar,法嘉,1.3845,103.7708
Sengkang LRT | 盛港轻轨 | #748477 | lrt
STC,Sengkang; SE1,Compassvale,康埔桦,1.3945,103.9005; SE5,Ranggung,兰岗,1.3840,103.8974; STC,Sengkang; SW5,Fernvale,芬微,1.3920,103.8763
Punggol LRT | 榜鹅轻轨 | #748477 | lrt
PTC,Punggol; PE1,Cove,海湾,1.3994,103.9058; PE2,Meridian,丽园,1.3969,103.9090; PE7,Damai,达迈,1.4052,103.9085; PTC,Punggol; PW5,Nibong,尼蒙,1.4118,103.9003
`)

import { readRailLines } from '../market/fact-table.ts'

/** Rapid rail of the Klang Valley with its official line colours; positions from memory of public maps, good to about 200 m. */
export const malaysiaLines = readRailLines(`
LRT Laluan Kelana Jaya | 格拉那再也线 | #d50032 | lrt
KJ1,Gombak,鹅唛,3.2313,101.7245; KJ2,Taman Melati,美拉蒂花园,3.2196,101.7219; KJ3,Wangsa Maju,旺沙玛朱,3.2057,101.7319
KJ4,Sri Rampai,斯里兰拜,3.1990,101.7374; KJ5,Setiawangsa,斯迪亚旺沙,3.1757,101.7359; KJ6,Jelatek,惹拉迪,3.1673,101.7353
KJ7,Dato' Keramat,拿督克拉末,3.1650,101.7318; KJ8,Damai,达迈,3.1644,101.7243; KJ9,Ampang Park,安邦公园,3.1598,101.7190
KJ10,KLCC,城中城,3.1589,101.7133; KJ11,Kampung Baru,甘榜峇鲁,3.1613,101.7066; KJ12,Dang Wangi,金马广场,3.1569,101.7018
KJ13,Masjid Jamek,占美清真寺,3.1494,101.6964; KJ14,Pasar Seni,中央艺术坊,3.1425,101.6955; KJ15,KL Sentral,吉隆坡中环,3.1344,101.6864
KJ16,Bangsar,孟沙,3.1276,101.6791; KJ17,Abdullah Hukum,阿都拉胡恭,3.1187,101.6729; KJ18,Kerinchi,格灵芝,3.1155,101.6685
KJ19,Universiti,大学,3.1147,101.6617; KJ20,Taman Jaya,再也花园,3.1041,101.6453; KJ21,Asia Jaya,亚洲再也,3.1043,101.6377
KJ22,Taman Paramount,百乐花园,3.1047,101.6232; KJ23,Taman Bahagia,幸福花园,3.1107,101.6128; KJ24,Kelana Jaya,格拉那再也,3.1125,101.6043
KJ25,Lembah Subang,梳邦谷,3.1121,101.5912; KJ26,Ara Damansara,白沙罗阿拉,3.1085,101.5863; KJ27,Glenmarie,格兰玛丽,3.0950,101.5905
KJ28,Subang Jaya,梳邦再也,3.0848,101.5877; KJ29,SS15,,3.0759,101.5859; KJ30,SS18,,3.0670,101.5858; KJ31,USJ7,,3.0549,101.5920
KJ32,Taipan,大班,3.0481,101.5902; KJ33,Wawasan,宏愿,3.0350,101.5884; KJ34,USJ21,,3.0299,101.5817; KJ35,Alam Megah,阿南美佳,3.0231,101.5721
KJ36,Subang Alam,梳邦阿南,3.0094,101.5722; KJ37,Putra Heights,布特拉高原,2.9960,101.5755
MRT Laluan Kajang | 加影线 | #047940 | mrt
KG04,Kwasa Damansara,白沙罗柯沙,3.1763,101.5726; KG05,Kwasa Sentral,柯沙中环,3.1701,101.5646; KG06,Kota Damansara,哥打白沙罗,3.1501,101.5787
KG07,Surian,苏利安,3.1494,101.5938; KG08,Mutiara Damansara,珍珠白沙罗,3.1552,101.6089; KG09,Bandar Utama,万达镇,3.1468,101.6190
KG10,Taman Tun Dr Ismail,敦依斯迈医生花园,3.1362,101.6307; KG12,Phileo Damansara,飞力白沙罗,3.1298,101.6425
KG13,Pusat Bandar Damansara,白沙罗市中心,3.1435,101.6623; KG14,Semantan,士曼丹,3.1510,101.6653; KG15,Muzium Negara,国家博物院,3.1373,101.6875
KG16,Pasar Seni; KG17,Merdeka,默迪卡,3.1420,101.7023; KG18A,Bukit Bintang,武吉免登,3.1466,101.7110; KG20,Tun Razak Exchange,敦拉萨国际贸易中心,3.1425,101.7204
KG21,Cochrane,葛京,3.1328,101.7229; KG22,Maluri,马鲁里,3.1236,101.7272; KG23,Taman Pertama,柏达玛花园,3.1125,101.7293
KG24,Taman Midah,美达花园,3.1044,101.7322; KG25,Taman Mutiara,珍珠花园,3.0910,101.7404; KG26,Taman Connaught,康乐花园,3.0791,101.7452
KG27,Taman Suntex,双溪龙,3.0716,101.7636; KG28,Sri Raya,斯里拉雅,3.0623,101.7729; KG29,Bandar Tun Hussein Onn,敦胡先翁镇,3.0482,101.7751
KG30,Batu 11 Cheras,蕉赖十一哩,3.0414,101.7734; KG31,Bukit Dukung,武吉杜恭,3.0264,101.7711; KG33,Sungai Jernih,双溪真尼,3.0006,101.7838
KG34,Stadium Kajang,加影体育馆,2.9943,101.7862; KG35,Kajang,加影,2.9828,101.7905
MRT Laluan Putrajaya | 布城线 | #ffcd00 | mrt
PY01,Kwasa Damansara; PY03,Kampung Selamat,甘榜士拉末,3.1973,101.5783; PY04,Sungai Buloh,双溪毛糯,3.2064,101.5817
PY05,Damansara Damai,白沙罗岭,3.1981,101.5926; PY06,Sri Damansara Barat,斯里白沙罗西,3.1978,101.6091; PY08,Sri Damansara Timur,斯里白沙罗东,3.2076,101.6285
PY09,Metro Prima,美景,3.2146,101.6394; PY10,Kepong Baru,新甲洞,3.2115,101.6485; PY11,Jinjang,增江,3.2095,101.6559
PY13,Kampung Batu,甘榜峇都,3.2053,101.6752; PY14,Kentonmen,兵营,3.1958,101.6797; PY15,Jalan Ipoh,怡保路,3.1894,101.6811
PY16,Sentul Barat,冼都西,3.1793,101.6848; PY17,Titiwangsa,蒂蒂旺沙,3.1738,101.6953; PY18,Hospital Kuala Lumpur,吉隆坡中央医院,3.1741,101.7024
PY19,Raja Uda,拉惹乌达,3.1677,101.7100; PY20,Ampang Park; PY21,Persiaran KLCC,城中城大道,3.1570,101.7183; PY22,Conlay,康莱,3.1515,101.7180
PY23,Tun Razak Exchange; PY24,Chan Sow Lin,陈秀连,3.1283,101.7157; PY27,Kuchai,古仔,3.0895,101.6942; PY28,Taman Naga Emas,金龙花园,3.0778,101.6998
PY29,Sungai Besi,新街场,3.0638,101.7081; PY31,Serdang Raya Utara,沙登拉雅北,3.0417,101.7049; PY33,Serdang Jaya,沙登再也,3.0216,101.7093
PY34,UPM,博特拉大学,3.0085,101.7053; PY36,Taman Equine,艾昆花园,2.9893,101.6725; PY37,Putra Permai,布特拉柏迈,2.9829,101.6606
PY39,Cyberjaya Utara,赛城北,2.9500,101.6565; PY40,Cyberjaya City Centre,赛城市中心,2.9384,101.6658; PY41,Putrajaya Sentral,布城中环,2.9313,101.6715
LRT Laluan Sri Petaling | 大城堡线 | #76232f | lrt
SP1,Sentul Timur,冼都东,3.1858,101.6952; SP2,Sentul,冼都,3.1785,101.6955; SP3,Titiwangsa; SP4,PWTC,太子世界贸易中心,3.1666,101.6935
SP5,Sultan Ismail,苏丹依斯迈,3.1612,101.6941; SP6,Bandaraya,市政局,3.1557,101.6944; SP7,Masjid Jamek; SP8,Plaza Rakyat,人民广场,3.1441,101.7021
SP9,Hang Tuah,汉都亚,3.1400,101.7060; SP10,Pudu,半山芭,3.1349,101.7119; SP11,Chan Sow Lin; SP12,Cheras,蕉赖,3.1126,101.7142
SP13,Salak Selatan,沙叻秀,3.1023,101.7062; SP14,Bandar Tun Razak,敦拉萨镇,3.0896,101.7126; SP15,Bandar Tasik Selatan,南湖镇,3.0763,101.7111
SP16,Sungai Besi; SP17,Bukit Jalil,武吉加里尔,3.0582,101.6921; SP18,Sri Petaling,大城堡,3.0614,101.6870; SP19,Awan Besar,大云,3.0622,101.6706
SP20,Muhibbah,睦邻,3.0622,101.6626; SP22,Kinrara BK5,金銮,3.0506,101.6443; SP24,IOI Puchong Jaya,蒲种再也,3.0481,101.6211
SP25,Pusat Bandar Puchong,蒲种市中心,3.0330,101.6163; SP27,Bandar Puteri,公主城,3.0171,101.6129; SP28,Puchong Perdana,蒲种柏达纳,3.0078,101.6050
SP29,Puchong Prima,蒲种百利,2.9997,101.5967; SP31,Putra Heights
LRT Laluan Ampang | 安邦线 | #e57200 | lrt
AG11,Chan Sow Lin; AG12,Miharja,美华再也,3.1208,101.7180; AG13,Maluri; AG14,Pandan Jaya,班登再也,3.1302,101.7391
AG15,Pandan Indah,班登英达,3.1346,101.7466; AG16,Cempaka,占巴卡,3.1383,101.7529; AG17,Cahaya,曙光,3.1406,101.7568; AG18,Ampang,安邦,3.1503,101.7600
KL Monorel | 吉隆坡单轨列车 | #84bd00 | lrt
MR1,KL Sentral; MR2,Tun Sambanthan,敦善班丹,3.1313,101.6909; MR3,Maharajalela,马哈拉惹里拉,3.1387,101.6992; MR4,Hang Tuah
MR5,Imbi,燕美,3.1428,101.7095; MR6,Bukit Bintang; MR7,Raja Chulan,拉惹朱兰,3.1508,101.7104; MR8,Bukit Nanas,武吉那那,3.1563,101.7048
MR9,Medan Tuanku,端姑广场,3.1593,101.6986; MR10,Chow Kit,秋杰,3.1674,101.6983; MR11,Titiwangsa
`)

import { readPlaces } from '../market/fact-table.ts'

/** Quarters of the 18 districts: P subsidised (HOS), C private. Hong Kong has no postal codes. */
export const hongKongPlaces = readPlaces(`
Kennedy Town | 堅尼地城 | 22.2815,114.1290 | 350 | central-and-western | | central-and-western | | 1.28 | CC | 1-99 | Belcher's Street; Catchick Street; Smithfield
Sai Ying Pun | 西營盤 | 22.2855,114.1420 | 350 | central-and-western | | central-and-western | | 1.32 | CC | 1-99 | First Street; High Street; Queen's Road West
Mid-Levels | 半山區 | 22.2800,114.1500 | 450 | central-and-western | | central-and-western | | 1.42 | CC | 1-99 | Robinson Road; Conduit Road; Caine Road
Wan Chai | 灣仔 | 22.2770,114.1730 | 350 | wan-chai | | wan-chai | | 1.26 | CC | 1-99 | Johnston Road; Queen's Road East; Hennessy Road
Happy Valley | 跑馬地 | 22.2690,114.1850 | 450 | wan-chai | | wan-chai | | 1.38 | C | 1-99 | Blue Pool Road; Sing Woo Road; Village Road
North Point | 北角 | 22.2895,114.1990 | 350 | eastern | | eastern | | 1.16 | CC | 1-99 | King's Road; Java Road; Tsat Tsz Mui Road
Tai Koo | 太古 | 22.2850,114.2170 | 350 | eastern | | eastern | | 1.18 | CC | 1-99 | King's Road; Taikoo Shing Road
Chai Wan | 柴灣 | 22.2650,114.2370 | 450 | eastern | | eastern | | 0.98 | PPC | 1-99 | Chai Wan Road; Wan Tsui Road; Siu Sai Wan Road
Aberdeen | 香港仔 | 22.2480,114.1560 | 400 | southern | | southern | | 1.06 | PC | 1-99 | Aberdeen Main Road; Old Main Street; Wong Chuk Hang Road
Tsim Sha Tsui | 尖沙咀 | 22.2990,114.1730 | 350 | yau-tsim-mong | | yau-tsim-mong | | 1.30 | C | 1-99 | Nathan Road; Kimberley Road; Austin Road
Mong Kok | 旺角 | 22.3190,114.1690 | 450 | yau-tsim-mong | | yau-tsim-mong | | 1.08 | CCP | 1-99 | Shanghai Street; Portland Street; Cherry Street
Sham Shui Po | 深水埗 | 22.3310,114.1620 | 500 | sham-shui-po | | sham-shui-po | | 1.04 | CC | 1-99 | Tai Nan Street; Un Chau Street; Fuk Wing Street
Cheung Sha Wan | 長沙灣 | 22.3370,114.1560 | 450 | sham-shui-po | | sham-shui-po | | 1.06 | CPP | 1-99 | Castle Peak Road; Po On Road; Lai Chi Kok Road
Hung Hom | 紅磡 | 22.3050,114.1860 | 400 | kowloon-city | | kowloon-city | | 1.10 | CCP | 1-99 | Ma Tau Wai Road; Baker Street; Wuhu Street
Kai Tak | 啟德 | 22.3280,114.1980 | 450 | kowloon-city | | kowloon-city | | 1.22 | CCP | 1-99 | Muk Chui Street; Muk Ning Street; Concorde Road
Ho Man Tin | 何文田 | 22.3130,114.1800 | 500 | kowloon-city | | kowloon-city | | 1.28 | CP | 1-99 | Sheung Shing Street; Argyle Street; Waterloo Road
Diamond Hill | 鑽石山 | 22.3410,114.2010 | 450 | wong-tai-sin | | wong-tai-sin | | 1.00 | CPP | 1-99 | Fung Tak Road; Hammer Hill Road; Choi Hung Road
Kwun Tong | 觀塘 | 22.3130,114.2270 | 450 | kwun-tong | | kwun-tong | | 0.98 | CPP | 1-99 | Kwun Tong Road; Hip Wo Street; Ngau Tau Kok Road
Lam Tin | 藍田 | 22.3080,114.2340 | 400 | kwun-tong | | kwun-tong | | 0.97 | CPP | 1-99 | Kai Tin Road; Pik Wan Road
Tsuen Wan | 荃灣 | 22.3720,114.1160 | 500 | tsuen-wan | | tsuen-wan | | 1.00 | CCP | 1-99 | Castle Peak Road; Sha Tsui Road; Tai Ho Road
Tsing Yi | 青衣 | 22.3560,114.1060 | 450 | kwai-tsing | | kwai-tsing | | 0.96 | CPP | 1-99 | Tsing King Road; Fung Shue Wo Road; Tsing Luk Street
Kwai Fong | 葵芳 | 22.3575,114.1290 | 450 | kwai-tsing | | kwai-tsing | | 0.86 | CP | 1-99 | Hing Fong Road; Kwai Foo Road; Kwai Shing Circuit
Sha Tin | 沙田 | 22.3838,114.1882 | 700 | sha-tin | | sha-tin | | 1.04 | CCPP | 1-99 | Sha Tin Centre Street; Tai Chung Kiu Road; Che Kung Miu Road
Ma On Shan | 馬鞍山 | 22.4230,114.2310 | 500 | sha-tin | | sha-tin | | 0.94 | CCPP | 1-99 | Sai Sha Road; On Luk Street; Ning Tai Road
Tai Po | 大埔 | 22.4490,114.1680 | 600 | tai-po | | tai-po | | 0.90 | CPP | 1-99 | Kwong Fuk Road; On Chee Road; Nam Wan Road
Fanling | 粉嶺 | 22.4920,114.1390 | 600 | north | | north | | 0.84 | CPP | 1-99 | Sha Tau Kok Road; Luen Wo Road; Pak Wo Road
Sheung Shui | 上水 | 22.5020,114.1270 | 500 | north | | north | | 0.86 | CP | 1-99 | Po Shek Wu Road; San Fung Avenue; Choi Yuen Road
Tseung Kwan O | 將軍澳 | 22.3090,114.2600 | 600 | sai-kung | | sai-kung | | 1.02 | CCCPP | 1-99 | Tong Ming Street; Po Shun Road; Wan Po Road
Sai Kung Town | 西貢市 | 22.3820,114.2700 | 400 | sai-kung | | sai-kung | | 0.90 | C | 1-99 | Po Tung Road; Chan Man Street
Yuen Long | 元朗 | 22.4450,114.0290 | 700 | yuen-long | | yuen-long | | 0.87 | CCP | 1-99 | Castle Peak Road; Kau Yuk Road; Long Ping Road
Tin Shui Wai | 天水圍 | 22.4560,114.0020 | 700 | yuen-long | | yuen-long | | 0.80 | CPP | 1-99 | Tin Shui Road; Tin Yan Road; Tin Fai Road
Tuen Mun | 屯門 | 22.3920,113.9760 | 700 | tuen-mun | | tuen-mun | | 0.82 | CCPP | 1-99 | Tuen Mun Heung Sze Wui Road; Castle Peak Road; Wu King Road
Tung Chung | 東涌 | 22.2880,113.9440 | 500 | islands | | islands | | 0.90 | CCP | 1-99 | Tat Tung Road; Man Tung Road; Yi Tung Road
`)

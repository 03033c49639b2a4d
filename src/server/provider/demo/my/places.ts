import { readPlaces } from '../market/fact-table.ts'

/** Neighbourhoods of the Klang Valley with their postcodes: C high-rise, L landed. The Malay name is the name. */
export const malaysiaPlaces = readPlaces(`
KLCC | 吉隆坡城中城 | 3.1570,101.7140 | 700 | klcc | | kuala-lumpur | 50450 | 2.05 | CCC | 1-99 | Jalan Pinang; Jalan Stonor; Jalan Yap Kwan Seng; Jalan Kia Peng
Bukit Bintang | 武吉免登 | 3.1450,101.7130 | 700 | bukit-bintang | | kuala-lumpur | 55100 | 1.75 | CC | 1-99 | Jalan Bukit Bintang; Jalan Imbi; Jalan Changkat Thambi Dollah
Bangsar | 孟沙 | 3.1290,101.6710 | 900 | bangsar | | kuala-lumpur | 59100 | 1.65 | CCLL | 1-99 | Jalan Maarof; Jalan Telawi; Lorong Maarof; Jalan Bangsar
Bukit Damansara | 白沙罗高原 | 3.1480,101.6560 | 800 | bukit-damansara | | kuala-lumpur | 50490 | 1.80 | CL | 1-99 | Jalan Semantan; Jalan Beringin; Jalan Setiabakti
Mont Kiara | 满家乐 | 3.1700,101.6520 | 800 | mont-kiara | | kuala-lumpur | 50480 | 1.42 | CCC | 1-99 | Jalan Kiara; Jalan Kiara 3; Jalan Bukit Kiara
Taman Tun Dr Ismail | 敦依斯迈医生花园 | 3.1410,101.6280 | 700 | taman-tun-dr-ismail | | kuala-lumpur | 60000 | 1.45 | CLL | 1-99 | Jalan Tun Mohd Fuad; Jalan Burhanuddin Helmi; Jalan Athinahapan
Desa ParkCity | 城市公园 | 3.1870,101.6310 | 600 | desa-parkcity | | kuala-lumpur | 52200 | 1.55 | CL | 1-99 | Persiaran Residen; Jalan Residen Utama
Cheras | 蕉赖 | 3.1000,101.7370 | 1400 | cheras | | kuala-lumpur | 56000 56100 | 0.92 | CCLL | 1-99 | Jalan Cheras; Jalan Yaacob Latif; Jalan Midah 1; Jalan Cerdas
Kepong | 甲洞 | 3.2130,101.6400 | 1200 | kepong | | kuala-lumpur | 52100 | 0.92 | CLL | 1-99 | Jalan Kepong; Jalan Metro Perdana; Jalan Burung Hantu
Setapak | 文良港 | 3.2000,101.7200 | 1000 | setapak | | kuala-lumpur | 53000 | 0.90 | CCL | 1-99 | Jalan Genting Klang; Jalan Pahang; Jalan Rampai
Wangsa Maju | 旺沙玛朱 | 3.2050,101.7370 | 900 | wangsa-maju | | kuala-lumpur | 53300 | 0.95 | CC | 1-99 | Jalan Wangsa Delima 1; Jalan 34/26; Jalan Wangsa Perdana 1
Sentul | 冼都 | 3.1830,101.6900 | 900 | sentul | | kuala-lumpur | 51000 | 1.02 | CC | 1-99 | Jalan Sentul; Jalan Ipoh; Jalan Sentul Pasar
Bukit Jalil | 武吉加里尔 | 3.0590,101.6790 | 1100 | bukit-jalil | | kuala-lumpur | 57000 | 1.12 | CCCL | 1-99 | Jalan Jalil Perkasa 1; Persiaran Jalil 1; Jalan 13/155c
Sri Petaling | 大城堡 | 3.0680,101.6900 | 700 | sri-petaling | | kuala-lumpur | 57000 | 1.00 | CL | 1-99 | Jalan Radin Anum; Jalan Radin Bagus
Petaling Jaya SS2 | 八打灵再也SS2 | 3.1180,101.6220 | 800 | ss2 | | petaling | 47300 | 1.18 | CLLL | 1-99 | Jalan SS 2/24; Jalan SS 2/75; Jalan SS 2/55
Damansara Utama | 白沙罗乌达玛 | 3.1350,101.6220 | 600 | damansara-utama | | petaling | 47400 | 1.18 | CL | 1-99 | Jalan SS 21/37; Jalan SS 21/62
Bandar Utama | 万达镇 | 3.1440,101.6120 | 800 | bandar-utama | | petaling | 47800 | 1.22 | CLL | 1-99 | Jalan BU 11/1; Lebuh Bandar Utama; Jalan BU 6/1
Kota Damansara | 哥打白沙罗 | 3.1530,101.5880 | 1000 | kota-damansara | | petaling | 47810 | 1.05 | CCLL | 1-99 | Persiaran Surian; Jalan PJU 5/20; Jalan Teknologi
Kelana Jaya | 格拉那再也 | 3.1100,101.6000 | 800 | kelana-jaya | | petaling | 47301 | 1.00 | CCL | 1-99 | Jalan SS 6/2; Jalan SS 7/19; Jalan SS 4/1
Subang Jaya | 梳邦再也 | 3.0760,101.5890 | 1000 | subang-jaya | | petaling | 47500 | 1.06 | CCLL | 1-99 | Jalan SS 15/4; Jalan SS 18/6; Jalan SS 19/1
USJ | 优斯杰 | 3.0450,101.5850 | 1100 | usj | | petaling | 47620 | 0.95 | CLLL | 1-99 | Jalan USJ 10/1; Persiaran Kewajipan; Jalan USJ 4/5
Puchong | 蒲种 | 3.0290,101.6160 | 1300 | puchong | | petaling | 47100 | 0.82 | CCLLL | 1-99 | Jalan Puteri 1/2; Jalan Kenari 5; Persiaran Puchong Jaya Selatan
Shah Alam Seksyen 7 | 莎阿南第七区 | 3.0740,101.4930 | 1000 | shah-alam-seksyen-7 | | petaling | 40000 | 0.80 | CLLL | 1-99 | Jalan Plumbum; Persiaran Kayangan; Jalan Kristal
Setia Alam | 实达阿南 | 3.1050,101.4500 | 1300 | setia-alam | | petaling | 40170 | 0.78 | CLLL | 1-99 | Jalan Setia Prima; Persiaran Setia Murni; Jalan Setia Indah
Klang Bandar Bukit Tinggi | 巴生武吉丁宜 | 2.9950,101.4400 | 1200 | bandar-bukit-tinggi | | klang | 41200 | 0.66 | CLLL | 1-99 | Jalan Batu Nilam 1; Lorong Batu Nilam; Persiaran Batu Nilam
Ampang | 安邦 | 3.1500,101.7620 | 1100 | ampang | | hulu-langat | 68000 | 0.98 | CCLL | 1-99 | Jalan Ampang; Jalan Memanda 1; Jalan Kolam Air Lama
Kajang | 加影 | 2.9900,101.7890 | 1300 | kajang | | hulu-langat | 43000 | 0.66 | CLLL | 1-99 | Jalan Reko; Jalan Semenyih; Jalan Prima Saujana
Bandar Baru Bangi | 新万宜 | 2.9600,101.7560 | 1200 | bandar-baru-bangi | | hulu-langat | 43650 | 0.70 | CLLL | 1-99 | Jalan Medan Bangi; Persiaran Bangi; Jalan 7/1
Seri Kembangan | 史里肯邦安 | 3.0230,101.7060 | 1100 | seri-kembangan | | petaling | 43300 | 0.78 | CCLL | 1-99 | Jalan Raya Satu; Jalan Utama; Jalan Equine
Rawang | 万挠 | 3.3200,101.5750 | 1200 | rawang | | gombak | 48000 | 0.58 | CLLL | 1-99 | Jalan Rawang Perdana; Persiaran Anggun; Jalan Welman
Gombak | 鹅唛 | 3.2320,101.7150 | 1000 | gombak-setia | | gombak | 53100 | 0.72 | CLL | 1-99 | Jalan Gombak; Jalan Melati; Jalan Lee Woon
Cyberjaya | 赛城 | 2.9230,101.6520 | 1200 | cyberjaya | | sepang | 63000 | 0.80 | CCLL | 1-99 | Persiaran Multimedia; Jalan Teknokrat 1; Persiaran Semarak Api
Putrajaya | 布城 | 2.9350,101.6900 | 1100 | putrajaya-presint | | putrajaya | 62050 62000 | 0.85 | CL | 1-99 | Jalan P9; Lebuh Sentosa; Jalan P11
`)

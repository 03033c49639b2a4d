import { bareNameKey } from '../place-names.ts'

export interface District {
  name: string
  nameLocal: string | null
  state: string
  at: { lat: number; lng: number }
}

export interface State {
  name: string
  nameLocal: string
  districts: readonly District[]
}

/**
 * The states with the districts that NAPIC tells apart, and where the district's town is, to about 2 km. "State | Chinese", then
 * "District | Chinese | latitude,longitude". Other spellings that the files have follow a name in brackets.
 */
const TABLE = `
Johor | 柔佛
  Batu Pahat | 峇株巴辖 | 1.8548,102.9325; Johor Bahru | 新山 | 1.4927,103.7414; Kluang | 居銮 | 2.0305,103.3169; Kota Tinggi | 哥打丁宜 | 1.7381,103.8999
  Kulai (Kulaijaya) | 古来 | 1.6561,103.6032; Mersing | 丰盛港 | 2.4309,103.8361; Muar | 麻坡 | 2.0442,102.5689; Pontian | 笨珍 | 1.4866,103.3896
  Segamat | 昔加末 | 2.5148,102.8158; Tangkak (Ledang) | 东甲 | 2.2673,102.5453
Kedah | 吉打
  Baling | 华玲 | 5.6776,100.9153; Bandar Baharu (Bandar Baru) | 万拉峇鲁 | 5.1256,100.5066; Kota Setar | 哥打士打 | 6.1248,100.3678; Kuala Muda | 瓜拉姆达 | 5.6470,100.4877
  Kubang Pasu | 古邦巴素 | 6.2700,100.4200; Kulim | 居林 | 5.3650,100.5618; Langkawi | 浮罗交怡 | 6.3200,99.8432; Padang Terap | 巴东得腊 | 6.2530,100.6130
  Pendang | 笨筒 | 5.9930,100.4770; Pokok Sena | 卜郭仙那 | 6.1690,100.5200; Sik | 锡 | 5.8150,100.7430; Yan | 铅 | 5.8000,100.3770
Kelantan | 吉兰丹
  Bachok | 峇卓 | 6.0660,102.3950; Gua Musang | 话望生 | 4.8844,101.9683; Jeli | 日里 | 5.7006,101.8435; Kota Bharu (Kota Bahru) | 哥打峇鲁 | 6.1254,102.2381
  Kuala Krai | 瓜拉吉赖 | 5.5313,102.2010; Machang | 马樟 | 5.7650,102.2150; Pasir Mas | 巴西马 | 6.0493,102.1400; Pasir Puteh | 巴西富地 | 5.8330,102.4000
  Tanah Merah | 丹那美拉 | 5.8080,102.1500; Tumpat | 道北 | 6.1980,102.1710; Lojing | | 4.6700,101.5000
Melaka | 马六甲
  Alor Gajah | 亚罗牙也 | 2.3804,102.2089; Jasin | 野新 | 2.3096,102.4290; Melaka Tengah | 马六甲中央 | 2.1960,102.2405
Negeri Sembilan | 森美兰
  Jelebu | 日叻务 | 2.9400,102.0680; Jempol (Jempoi) | 仁保 | 2.8800,102.4070; Kuala Pilah | 瓜拉庇劳 | 2.7389,102.2487; Port Dickson | 波德申 | 2.5228,101.7959
  Rembau | 林茂 | 2.5916,102.0910; Seremban | 芙蓉 | 2.7297,101.9381; Tampin | 淡边 | 2.4701,102.2302
Pahang | 彭亨
  Bentong | 文冬 | 3.5215,101.9082; Bera | 百乐 | 3.2720,102.4500; Cameron Highlands (Cameron Highland) | 金马仑高原 | 4.4721,101.3801; Jerantut | 而连突 | 3.9360,102.3626
  Kuantan | 关丹 | 3.8077,103.3260; Lipis | 立卑 | 4.1842,102.0542; Maran | 马兰 | 3.5860,102.7730; Pekan | 北根 | 3.4836,103.3996
  Raub | 劳勿 | 3.7930,101.8570; Rompin (Daerah Kecil Muadzam Shah) | 云冰 | 2.8040,103.4880; Temerloh | 淡马鲁 | 3.4506,102.4176
Perak | 霹雳
  Bagan Datuk | 峇眼拿督 | 3.9930,100.7870; Batang Padang | 巴登巴东 | 4.1970,101.2610; Hilir Perak | 下霹雳 | 4.0259,101.0213; Hulu Perak | 上霹雳 | 5.4220,101.1280
  Kampar | 金宝 | 4.3085,101.1537; Kerian | 吉辇 | 5.1240,100.4930; Kinta | 近打 | 4.5975,101.0901; Kuala Kangsar | 江沙 | 4.7735,100.9406
  Larut Matang (Larut dan Matang) | 拿律马登 | 4.8500,100.7400; Manjung | 曼绒 | 4.2170,100.6980; Muallim (Mualim) | 慕亚林 | 3.6850,101.5200; Perak Tengah | 中霹雳 | 4.3660,100.8960
  Selama | 司南马 | 5.2200,100.6930
Perlis | 玻璃市
  Perlis | 玻璃市 | 6.4414,100.1986
Pulau Pinang | 槟城
  Barat Daya | 西南县 | 5.3500,100.2370; Seberang Perai Selatan | 威南 | 5.1650,100.4780; Seberang Perai Tengah | 威中 | 5.3640,100.4590; Seberang Perai Utara | 威北 | 5.4680,100.3840
  Timur Laut | 东北县 | 5.4141,100.3288
Sabah | 沙巴
  Beaufort | 保佛 | 5.3473,115.7455; Beluran (Labuk Sugut) | 比鲁兰 | 5.8950,117.5550; Keningau | 根地咬 | 5.3378,116.1602; Kinabatangan | 京那巴当岸 | 5.5000,118.2000
  Kota Belud | 哥打毛律 | 6.3510,116.4300; Kota Kinabalu | 亚庇 | 5.9804,116.0735; Kota Marudu | 哥打马鲁都 | 6.4950,116.7400; Kudat | 古达 | 6.8870,116.8260
  Kunak | 古纳 | 4.6830,118.2500; Lahad Datu | 拿笃 | 5.0268,118.3270; Nabawan | 纳巴湾 | 5.0400,116.4500; Papar | 吧巴 | 5.7330,115.9330; Penampang | 兵南邦 | 5.9180,116.1130
  Pitas | 必打士 | 6.7110,117.0330; Putatan | 布达丹 | 5.8880,116.0520; Ranau | 兰瑙 | 5.9530,116.6640; Sandakan | 山打根 | 5.8402,118.1179; Semporna | 仙本那 | 4.4790,118.6110
  Sipitang | 西比陶 | 5.0830,115.5500; Tambunan | 担布南 | 5.6700,116.3640; Tawau | 斗湖 | 4.2448,117.8911; Tenom | 丹南 | 5.1280,115.9480; Tongod | 通戈 | 5.2700,116.9700
  Tuaran | 斗亚兰 | 6.1770,116.2330
Sarawak | 砂拉越
  Betong (Bahagian Betong, Bahangian Betong) | 木中 | 1.4110,111.5290; Bintulu (Bahagian Bintulu) | 民都鲁 | 3.1713,113.0419; Kapit (Bahagian Kapit) | 加帛 | 2.0160,112.9330
  Kuching (Bahagian Kuching) | 古晋 | 1.5533,110.3592; Limbang (Bahagian Limbang) | 林梦 | 4.7560,115.0080; Miri (Bahagian Miri) | 美里 | 4.3995,113.9914
  Mukah (Bahagian Mukah) | 沐胶 | 2.8980,112.0950; Samarahan (Bahagian Samarahan) | 三马拉汉 | 1.4590,110.4990; Sarikei (Bahagian Sarikei, Bahagian Sarikie) | 泗里街 | 2.1270,111.5180
  Serian (Bahagian Serian) | 西连 | 1.1660,110.5670; Sibu (Bahagian Sibu) | 诗巫 | 2.2870,111.8300; Sri Aman (Bahagian Sri Aman) | 斯里阿曼 | 1.2370,111.4620
Selangor | 雪兰莪
  Gombak | 鹅唛 | 3.2500,101.6500; Hulu Langat | 乌鲁冷岳 | 3.0400,101.7900; Hulu Selangor | 乌鲁雪兰莪 | 3.5640,101.6590; Klang | 巴生 | 3.0400,101.4450
  Kuala Langat | 瓜拉冷岳 | 2.8040,101.4950; Kuala Selangor | 瓜拉雪兰莪 | 3.3400,101.2500; Petaling | 八打灵 | 3.0900,101.5700; Sabak Bernam | 沙白安南 | 3.7690,100.9890
  Sepang | 雪邦 | 2.8800,101.6800
Terengganu | 登嘉楼
  Besut | 勿述 | 5.7340,102.4920; Dungun | 龙运 | 4.7570,103.4150; Hulu Terengganu | 乌鲁登嘉楼 | 5.0720,103.0100; Kemaman | 甘马挽 | 4.2330,103.4470
  Kuala Nerus | 瓜拉尼鲁斯 | 5.3930,103.0870; Kuala Terengganu | 瓜拉登嘉楼 | 5.3296,103.1370; Marang | 马江 | 5.2060,103.2060; Setiu | 斯迪乌 | 5.5200,102.8300
Wilayah Persekutuan Kuala Lumpur | 吉隆坡联邦直辖区
  Kuala Lumpur | 吉隆坡 | 3.1390,101.6869
Wilayah Persekutuan Labuan | 纳闽联邦直辖区
  Labuan | 纳闽 | 5.2831,115.2308
Wilayah Persekutuan Putrajaya | 布城联邦直辖区
  Putrajaya | 布城 | 2.9264,101.6964
`

const cells = (text: string, mark: string) => text.split(mark).map((cell) => cell.trim())

interface Named {
  district: District
  keys: string[]
}

function districtOf(text: string, state: string): Named {
  const [names = '', nameLocal, at = ''] = cells(text, '|')
  const [, name = names, more = ''] = /^(.+?) \((.+)\)$/.exec(names) ?? []
  const [lat, lng] = at.split(',').map(Number)
  if (name === '' || lat === undefined || lng === undefined || Number.isNaN(lat + lng)) throw new RangeError(`not a district: ${text}`)
  const district = { name, nameLocal: nameLocal || null, state, at: { lat, lng } }
  return { district, keys: [name, ...cells(more, ',')].map(bareNameKey) }
}

function readTable(): { states: State[]; byKey: Map<string, District> } {
  const states: (State & { districts: District[] })[] = []
  const byKey = new Map<string, District>()
  for (const line of TABLE.split('\n').filter((one) => one.trim() !== '')) {
    const state = states.at(-1)
    if (!line.startsWith(' ')) {
      const [name = '', nameLocal = ''] = cells(line, '|')
      states.push({ name, nameLocal, districts: [] })
    } else if (state)
      for (const { district, keys } of cells(line, ';').map((text) => districtOf(text, state.name))) {
        state.districts.push(district)
        for (const key of keys) byKey.set(key, district)
      }
  }
  return { states, byKey }
}

const { states, byKey } = readTable()

export const STATES: readonly State[] = states

/** A district by any spelling of the files; undefined when it is none of Malaysia's. */
export const districtNamed = (text: string): District | undefined => byKey.get(bareNameKey(text))

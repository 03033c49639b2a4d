import { isHan } from './han.ts'

/** Traditional and simplified forms of characters that place names use, in pairs: one spelling for both. */
const PAIRS =
  '亞亚倫伦傑杰來来儷俪億亿優优內内兩两劃划創创劉刘劍剑動动務务勞劳匯汇區区協协南南卻却參参員员啟启喬乔單单嘉嘉園园圍围圓圆國国團团' +
  '堅坚場场塊块塋茔塗涂塱塱塵尘墳坟墾垦壩坝壽寿夢梦夾夹奧奥學学宮宫寧宁審审寫写寬宽寶宝將将專专尋寻對对導导尷尴層层屬属屆届岡冈島岛峽峡崗岗' +
  '嶺岭嶼屿帶带師师幣币幾几庫库廈厦廟庙廠厂廣广廳厅張张強强彎弯後后從从復复徑径徵征德德恆恒慶庆應应憲宪戲戏懷怀戶户掃扫揚扬換换搖摇撈捞擇择' +
  '據据擺摆敵敌數数敘叙斷断於于時时晉晋暉晖曉晓書书會会東东條条梁梁楊杨業业極极構构榮荣樂乐樓楼標标樹树橋桥機机檳槟櫻樱欖榄權权歐欧歡欢歲岁' +
  '歷历殘残殼壳氣气決决沒没沖冲況况洩泄涌涌淨净淺浅淵渊減减湯汤滄沧滅灭溫温準准漁渔漢汉漸渐潔洁潤润潮潮澤泽濕湿濟济濠濠濱滨瀏浏瀾澜灘滩灣湾' +
  '為为烏乌無无煙烟燈灯營营爐炉爭争牆墙獅狮獨独獵猎玀猡瑪玛環环現现瓊琼產产畢毕畫画異异療疗發发盛盛盤盘盧卢監监眾众礦矿碼码確确磚砖礎础禮礼' +
  '禎祯種种稱称積积穩稳窩窝窯窑競竞筆笔節节範范築筑簡简籃篮紅红紀纪約约紅红納纳純纯級级紙纸紛纷紡纺細细終终組组結结給给統统絲丝綠绿維维綱纲' +
  '網网綫线緊紧線线編编緣缘縣县總总織织繞绕繪绘繼继續续纜缆羅罗聖圣聚聚聞闻聯联聰聪聲声職职興兴舊旧艦舰萬万葉叶著著蓋盖蓮莲蔣蒋蔭荫薈荟薩萨' +
  '藍蓝藝艺藥药蘆芦蘇苏蘭兰處处號号蝦虾衛卫衝冲裝装裡里見见規规視视親亲覽览觀观觸触訂订計计討讨託托記记訪访設设許许詩诗誠诚話话語语說说調调' +
  '課课請请論论諾诺謝谢證证識识譚谭議议護护讀读變变讓让豐丰貝贝負负財财貢贡貨货貫贯貴贵買买費费賀贺資资賓宾賢贤賣卖質质賴赖購购贊赞趙赵跡迹' +
  '踐践躍跃車车軌轨軍军軒轩軟软軸轴較较載载輔辅輕轻輝辉輪轮輸输轉转農农運运過过達达遠远適适遲迟遷迁選选還还邊边邨村郵邮鄉乡鄧邓鄭郑鄰邻醫医' +
  '釣钓鈴铃銀银銅铜銘铭鋪铺鋼钢錦锦錢钱錫锡鍾钟鎮镇鏡镜鐘钟鐵铁鑼锣鑽钻長长門门閃闪閉闭開开閑闲間间閣阁閱阅闊阔關关陳陈陸陆陽阳隆隆隊队階阶' +
  '際际險险隱隐隧隧雙双雜杂離离難难雲云電电霧雾靈灵靜静響响頂顶項项順顺預预領领頭头頤颐頻频題题額额顏颜願愿類类顧顾顯显風风飛飞飯饭飲饮館馆' +
  '馬马駐驻駿骏騰腾驗验體体髮发魚鱼鮮鲜鯉鲤鰂鲗鯽鲫鳥鸟鳳凤鳴鸣鴨鸭鴻鸿鵝鹅鵬鹏鶴鹤鷹鹰鹽盐麗丽麥麦麵面黃黄點点龍龙龜龟衆众裏里峯峰臺台葵葵灃沣滙汇' +
  '礡礴啓启塲场墻墙咀咀澳澳仔仔羣群寳宝壢坜'

const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, at) => [PAIRS[at * 2] ?? '', PAIRS[at * 2 + 1] ?? '']),
)

/** What follows a name to say what it names: "宏茂桥地铁站" is the station of 宏茂桥. Simplified, longest first. */
const KINDS = ['轻轨站', '地铁站', '港铁站', '车站', '小学', '中学', '学校', '地区', '市镇', '站', '区', '邨']

/** Traditional characters of place names as simplified ones. */
export const foldHan = (text: string): string => (isHan(text) ? Array.from(text, (sign) => SIMPLIFIED.get(sign) ?? sign).join('') : text)

/** A folded name without the word for its kind; a name that is nothing else stays. */
export function bareHan(word: string): string {
  const kind = KINDS.find((one) => word.length > one.length + 1 && word.endsWith(one))
  return kind ? word.slice(0, -kind.length) : word
}

/** Every end of a name, longest first, so that looking for beginnings finds its middle too: 宏茂桥, 茂桥, 桥. */
export const hanEnds = (word: string): string[] => Array.from(word, (_, at) => Array.from(word).slice(at).join(''))

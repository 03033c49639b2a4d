import type { FurnishedType } from '#graphql/listing-kinds.ts'
import type { Language } from '#lib/language.ts'
import type { CountryCode, TypeGroup } from '#market/vocabulary.ts'
import type { ChoiceOf, PlaceKey, RangeKey, SETS, SetKey } from '../rows.ts'

/** Words between "|", which is less to load than a list of them. */
type Words = string

/** What counts such a set: "bedrooms" behind a number; its other choices have words of their own. */
type Counted<Key extends SetKey> = { counted: Words } & Record<Exclude<ChoiceOf<Key>, '1' | '2' | '3' | '4' | '5+'>, Words>

/**
 * What people say for each filter, the word that we say ourselves first. A range: words that name its figure. A set: words of each choice.
 * A place: words that lead to one. A new filter does not compile without its words in each language.
 */
type FilterWords = { [Key in RangeKey]: Words } & {
  [Key in SetKey]: (typeof SETS)[Key]['isCount'] extends true ? Counted<Key> : Record<ChoiceOf<Key>, Words>
} & { [Key in PlaceKey]: Words }

/** Words that are no filter and join them; each list by what it does. */
export interface JoiningWords {
  /** before a number: at most, at least, about */
  most: Words
  least: Words
  about: Words
  /** the same behind a number */
  mostBehind: Words
  leastBehind: Words
  aboutBehind: Words
  /** between two numbers */
  to: Words
  /** and, or: what was said of one number holds for the next */
  and: Words
  /** takes back what follows */
  not: Words
  /** before, behind the kind of home that people have and leave: "upgrading from", 卖掉 */
  leaving: Words
  leavingBehind: Words
  near: Words
  /** between a distance and its place */
  start: Words
  in: Words
  /** behind a place's name: near it */
  nearBehind: Words
  /** what a distance starts from */
  station: Words
  school: Words
  /** a rise, a fall of prices */
  rise: Words
  fall: Words
  /** before, after a year; behind it in Chinese */
  before: Words
  after: Words
  /** of rents: the page shows homes to let */
  let: Words
  sale: Words
  month: Words
  /** rents of Australia are said by the week; the filter keeps them by the month */
  week: Words
  land: Words
  sqft: Words
  sqm: Words
  minutes: Words
  metres: Words
  kilometres: Words
  years: Words
  /** a number of rooms that a market counts in its own way: a four-room flat of Singapore has three bedrooms */
  rooms: Words
  /** counted and not asked for: a hall, a parking space */
  beside: Words
  /** counts behind a numeral: puluh, hundred */
  tens: Words
  hundred: Words
  thousand: Words
  million: Words
  percent: Words
  /** said without meaning a filter */
  filler: Words
}

interface LanguageWords {
  filters: FilterWords
  furnished: Record<FurnishedType, Words>
  joining: JoiningWords
  /** "three" → 3 */
  numerals: Readonly<Record<string, number>>
}

/** Lower case; Chinese as sentence-text.ts folds it, so that simplified and traditional writing are one. */
export const SENTENCE_WORDS: Readonly<Record<Language, LanguageWords>> = {
  en: {
    filters: {
      price: 'price|asking|asking price|priced|price range',
      psf: 'psf|per square foot|per sq ft|a square foot|psqft',
      rent: 'rent|rental|rents|to rent|for rent|monthly rent|to let|for lease',
      area: 'floor area|size|saleable|saleable area|net area|built-up|built up|area|internal area',
      completion: 'built|build|completion|top|completed in|built in|newly built',
      change: 'change|growth|price change|change in 12 months|capital growth|suburb growth',
      yield: 'yield|yielding|rental yield|yields|gross yield|gross rental yield|return|roi',
      leaseLeft:
        'lease left|lease|left|left on the lease|left on lease|left on the land lease|remaining|remaining lease|lease remaining|' +
        'remaining on the lease|balance lease|lease balance|balance|of lease left|of lease remaining|years left on the lease|' +
        'unexpired lease|lease term left|remaining tenure|balance tenure|lease to go|to go',
      stationWalk:
        'walk to a station|walk to the nearest station|a station|the nearest station|nearest station|an mrt|an mrt station|' +
        'the nearest mrt|nearest mrt|nearest mrt station|the nearest mrt station|the mrt|the mtr|the lrt|the station|' +
        'the mrt station|the mtr station|the lrt station|the train|the train station|a train station|nearest train station|' +
        'nearest mtr|the nearest mtr|nearest lrt|an mtr station|a railway station|train line',
      typeGroups: {
        'public-stack': 'hdb|hdb flat|hdb flats|public housing|public flat|hdb resale|subsidised housing',
        'private-stack':
          'condo|condos|condominium|condominiums|condominum|appartment|apartment|apartments|apt|apts|executive condominium|' +
          'executive condo|private apartment|private apartments|serviced apartment|serviced apartments|' +
          'serviced residence|serviced residences|service residence|service residences|service apartment|private flat|private flats|' +
          'strata unit|strata units',
        'private-land':
          'landed|landed house|landed houses|landed home|landed homes|landed property|semi d|semid|semi detached|' +
          'semi detached house|bungalow|bungalows|bunglow|bunglows|terrace|terraces|terraced|terrace house|terrace houses|' +
          'terraced house|double storey terrace|single storey terrace|town house|townhouse|townhouses|' +
          'town houses|cluster house|village house|detached house|freestanding house|gcb|double storey house|single storey house|two storey house|' +
          '2 storey house|3 storey house|three storey house',
      },
      propertyGroups: {
        hdb: 'hdb group',
        hos: 'home ownership scheme|hos|hos flat|home ownership scheme flat',
        condo: 'condominiums and apartments',
        land: 'landed group',
      },
      tenures: {
        freehold: 'freehold|fh|frehold|freehol|free hold',
        'leasehold-999':
          '999 year lease|999 year|999 years|999 yr|999 leasehold|999 year leasehold|999 years lease|999 yrs lease|999 yr lease|999 yrs|leasehold 900 years or more',
        leasehold:
          '99 year lease|99 year|99 years|99 yr|leasehold|99 leasehold|99 year leasehold|99 years lease|99 yrs lease|99 yr lease|99 years leasehold|99 yrs leasehold|99 yrs|leasehold up to 110 years',
      },
      bedrooms: {
        studio: 'studio|studios|bachelor pad',
        counted: 'bedrooms|bedroom|bedder|bedders|beds|bed|bd|bds|bedrm|bedrms|bdrm|bdrms|bdr|bdrs|br|brs|bhk|brm|brms',
      },
      bathrooms: { counted: 'bathrooms|bathroom|baths|bath|ba|toilets|toilet|bth|bths|bthrm|bthrms' },
      facilities: {
        lift: 'lift|lifts|elevator',
        'sky-garden': 'sky garden|roof garden',
        security: 'security|24 hour security|guarded|guards|guard|24 hour guard|gated|secure|gated and guarded',
        playground: 'playground|playgrounds',
        'function-room': 'function room|function hall',
        bbq: 'bbq|barbecue|bbq pit|bbq pits',
        'retail-shops': 'shops|retail shops',
        jacuzzi: 'jacuzzi|hot tub',
        gym: 'gym|gymnasium|fitness centre',
        pool: 'pool|swimming pool|clubhouse pool',
      },
      constructionStatuses: {
        preconstruction: 'planned|upcoming',
        'building-under-construction':
          'under construction|new launch|new launches|off the plan|presale|new development|new developments|new project|new projects|buc',
        completed: 'completed|ready to move in|move in ready|top obtained|already built|ready built',
      },
      outlines: 'inside the outline',
      around: 'around',
      school: 'school|primary school',
      reach: 'commute to|by train from',
    },
    furnished: {
      fully: 'fully furnished|full furnished|fully furnish|fully furn|full furn|furnished',
      flexible: 'flexible furnishing',
      unfurnished: 'unfurnished|unfurn|not furnished|no furniture|without furniture',
      partially:
        'partially furnished|partially furnish|partial furnish|partial furnished|half furnished|semi furnish|partly furnished|part furnished|semi furnished|partially furn|partial furn|partly furn|semi furn',
    },
    joining: {
      most:
        'under|below|less than|less then|up to|not more than|no more than|max|maximum|at most|cheaper than|budget|' +
        'not above|not over|smaller than|within budget|newer than|fewer than|max of',
      least:
        'at least|from|above|over|more than|more then|min|minimum|not less than|no less than|bigger than|larger than|' +
        'older than|greater than|starting from',
      about: 'around|about|abt|ard|arnd|arround|approx|approximately|circa|roughly',
      mostBehind: 'or less|and below|or below|and under|or under|max|maximum|and less|tops',
      leastBehind:
        'plus|or later|and later|or newer|and newer|or more|and above|or above|and up|and over|upwards|min|minimum|and more|or over|or larger|onwards',
      aboutBehind: '',
      to: 'to',
      and: 'and|or',
      not: "not|no|except|excluding|non|without|don't want|dont want|dun want|do not want|don't need|dont need",
      leaving:
        'from|sold|selling|sell|leaving|moving out of|upgrading from|upgrade from|downgrading from|downgrade from|downsizing from|' +
        'downsize from|moving from|move from|outgrown|outgrowing',
      leavingBehind: 'is too small|too small|is too big|too big|is getting too small',
      near: 'near|near to|within walking distance of|walking distance of|walking distance from|in walking distance of|within walking distance to|nr|close by|walk to|walkable to|short walk to|close to|nearby|next to|beside|around|walking distance to|opposite|steps to',
      start: 'from|of|to|walk from|walk to|walk of',
      in: 'in|at|inside|on|along|within',
      nearBehind: '',
      station: 'station|mrt|mtr|lrt|mrt station|lrt station|mtr station|train station|railway station|metro|stn|train',
      school: 'school',
      rise: 'rising|up|prices up|prices rising|price up|growing|grew|grown|prices rose|price rose|prices grew|price grew|went up|prices went up|gone up|increased',
      fall: 'dropped in price|fallen in price|falling|down|prices down|prices falling|price down|fell|fallen|dropped|prices fell|price fell|prices dropped|price dropped|price drop|price drops|went down|prices went down|gone down',
      before: 'before|built before|completed before|prior to',
      after: 'after|built after|completed after|since|built since|completed since',
      let: 'rent|for rent|to rent|to let|for lease|to lease|rental|renting|room for rent',
      sale: 'for sale|sale|buy|to buy|on sale|purchase|buying',
      month: 'a month|per month|month|mth|pm|pcm|per calendar month|monthly|p m|months',
      week: 'a week|per week|week|pw|p w|weekly|wk|pwk',
      land: 'land|land size|land area|of land|block size',
      sqft: 'sqft|sq ft|sqf|sf|square feet|square foot|ft2|sq feet|ft|feet',
      sqm: 'sqm|sq m|m2|square metres|square meters|square metre|square meter|sq metres|sq meters|sm',
      minutes:
        'minutes|minute|mins|min|minutes walk|minute walk|mins walk|min walk|minutes on foot|mins on foot|minutes walking|mins walking|' +
        'minutes by foot|mins by foot',
      metres: 'metres|metre|meters|meter|m',
      kilometres: 'km|kilometres|kilometre|kilometers|kms',
      years: 'years|year|yrs|yr|years old|year old|yrs old|yr old',
      rooms: 'room|rooms|rm|rms|r',
      beside: 'secure parking|secure car park|secure garage|car parks|car park|carpark|parking|parking spaces|storey|storeys',
      tens: '',
      hundred: 'hundred',
      thousand: 'k|thousand',
      million: 'm|million|milion|millon|mil|mill|mio|mln',
      percent: 'percent|per cent|pct',
      filler:
        'in the last year|over the last year|in the past year|over the past year|last year|home|homes|house|houses|flat|flats|unit|units|property|properties|a|an|with|for|and|or|looking for|' +
        'i want|want|show me|find|find me|please|' +
        "any|walk|pls|plz|wtb|must be|must|but|seeking|searching for|search for|whole unit|entire unit|thats|that's|hi|hello|thanks|thank you|budget|which|that is|has|have|we|" +
        'plus study|plus a study|plus one study|must hv|i hv|we hv|hv a|need|i|me|so i|so that|so we|because|within|between|old|in a year|a year|in 12 months|room|rooms|years|away|than|of|to|from',
    },
    numerals: {
      'and a half': 0.5,
      one: 1,
      two: 2,
      three: 3,
      four: 4,
      five: 5,
      six: 6,
      seven: 7,
      eight: 8,
      nine: 9,
      ten: 10,
      eleven: 11,
      twelve: 12,
      thirteen: 13,
      fourteen: 14,
      fifteen: 15,
      sixteen: 16,
      seventeen: 17,
      eighteen: 18,
      nineteen: 19,
      twenty: 20,
      thirty: 30,
      forty: 40,
      fifty: 50,
      sixty: 60,
      seventy: 70,
      eighty: 80,
      ninety: 90,
      'half a million': 5e5,
      'half million': 5e5,
      'half a mil': 5e5,
    },
  },
  zh: {
    filters: {
      price: '价格|售价|总价|楼价|房价|要价',
      psf: '尺价|呎价|每平方尺|每方尺|每呎',
      rent: '月租|租金|房租',
      area: '面积|实用面积|建筑面积|实用|建筑',
      completion: '建成|落成|建|完工年份|落成年份|楼龄|屋龄|入伙',
      change: '一年涨跌|涨跌',
      yield: '回报率|回酬|租金回酬|回酬率|租金回报率|租金回报|回报|总租金收益率|收益率|租金收益率',
      leaseLeft:
        '剩余地契|地契|屋契|剩余年限|剩余|地契剩|地契剩余|地契还剩|还剩|剩余租约|剩余屋契|屋契剩|屋契剩余|剩余租期|剩余地契年限|剩余产权|年期剩余|剩余年期|地契剩余年限|剩|尚余|尚有|地契还有|屋契还有|批租剩',
      stationWalk: '步行到车站|最近的地铁站|最近地铁站|最近的车站|最近车站|任何地铁站|任何车站|最近的港铁站|最近港铁站|任何港铁站|最近的站',
      typeGroups: {
        'public-stack': '组屋|公屋|政府组屋|转售组屋|公共住屋|公共房屋|公营房屋|资助房屋',
        'private-stack': '公寓|私人公寓|共管公寓|执行共管公寓|私宅|私楼|服务式公寓|服务式住宅|服务公寓|豪华公寓|新公寓|私人住宅',
        'private-land':
          '有地住宅|有地房产|有地|排屋|双层排屋|单层排屋|半独立|半独立洋房|独立式洋房|独立洋房|独立洋楼|洋楼|洋房|独立屋|村屋|别墅|有地私宅',
      },
      propertyGroups: { hdb: '组屋类', hos: '居屋|居屋单位|居者有其屋|居者有其屋计划', condo: '公寓类', land: '有地类' },
      tenures: {
        freehold: '永久地契|永久|永久产权|永久业权',
        'leasehold-999': '999年地契|999年|有年限地契,900 年或以上|租赁地契,900 年或以上|批租业权,900 年或以上',
        leasehold: '99年地契|99年|租赁地契|租契|租赁产权|有年限地契,至多 110 年|租赁地契,至多 110 年|批租业权,至多 110 年',
      },
      bedrooms: {
        studio: '开放式|开放式单位|单间|单身公寓',
        counted: '卧室|卧|卧房|房|间卧室|个卧室|个卧房|间卧房|个睡房|睡房|间睡房|间房|个房|居室|室|个房间|间房间',
      },
      bathrooms: { counted: '卫|厕|个厕所|厕所|个厕|间厕|洗手间|个洗手间|间洗手间|浴室|间浴室|浴|卫生间|个浴室|间厕所|个卫生间' },
      facilities: {
        lift: '电梯|升降机|𨋢',
        'sky-garden': '空中花园',
        security: '保安|24小时保安',
        playground: '游乐场|儿童游乐场',
        'function-room': '多功能厅|宴会厅',
        bbq: '烧烤|烧烤区|烧烤炉|烧烤场',
        'retail-shops': '商店|零售店|商铺',
        jacuzzi: '按摩池|按摩浴池',
        gym: '健身房|健身室|健身中心',
        pool: '泳池|游泳池|会所泳池',
      },
      constructionStatuses: {
        preconstruction: '规划中|计划中|还没动工|未动工|尚未动工',
        'building-under-construction': '在建|新楼|一手楼|兴建中|楼花|期房|新楼盘|新盘|在建项目|未完工|建设中|建造中',
        completed: '现楼|已完工|已经完工|已经建成|已经落成|已建成|已落成|现房|建好|已经建好|已建好|盖好',
      },
      outlines: '轮廓内',
      around: '周围',
      school: '学校',
      reach: '乘车到',
    },
    furnished: {
      fully:
        '家具齐全|有齐家私|齐家私|有齐家具|全套家私|家私电器齐全|全屋家私|全屋家具|家私家电齐全|家具家电齐全|全套家具|家电齐全|全家私|家私齐全|全家具|连家私|带家具|拎包入住',
      flexible: '家具可选',
      unfurnished: '无家具|无家私|没有家具|没有家私|没家具|没家私|冇家私|冇家具|不带家具|不连家私|吉屋',
      partially: '部分家具|部分家电|半家私|半家具|部分家私',
    },
    joining: {
      most: '不超过|不到|未满|至多|低于|少于|最多|最高|预算|不多于|上限|小于|便宜过|不高于',
      least: '不小于|至少|至少要|最少要|起码要|从|由|超过|高于|多过|最少|不少于|起码|大于|最低|不低于',
      about: '大约|大概|约',
      mostBehind: '以下|封顶|范围内|范围之内|以内|之内|内|楼下|或以下',
      leastBehind: '以上|起|或以上',
      aboutBehind: '左右|上下',
      to: '到|至',
      and: '或|和|或者',
      not: '不要|唔要|唔好|唔|别|不想|不想要|非|不是|不含|除了',
      leaving: '从|卖掉|卖了|刚卖|刚卖掉|卖',
      leavingBehind: '卖掉|卖了|刚卖|刚卖掉|已卖|太小|太挤|太大|换|换去|换到|换成|升级|升级到|住太|刚卖了',
      near: '近|靠近|邻近|走路到|走路去|走到|行路到|行到',
      start: '离|距离|距|步行到|到|能到|可到|就到|走路能到|步行能到|走路可到',
      in: '在|位于|喺|去|搬去|搬到',
      nearBehind: '附近|附近的|旁边|一带|周边',
      station: '地铁站|港铁站|轻轨站|轻快铁站|车站|站|地铁|港铁|轻快铁|轻轨|捷运站|捷运',
      school: '学校',
      rise: '价格涨|价格涨了|价格上升|涨|升|涨幅|升幅|上涨|涨价|升咗价|涨了价|升价|价格上涨|楼价上升',
      fall: '价格跌|价格跌了|价格下降|跌|跌幅|下跌|降|跌价|跌咗价|跌了价|降价|价格下跌|楼价下跌',
      before: '前|之前|以前',
      after: '后|之后|以后|后建|后建成|后落成',
      let: '出租|租房|招租|租|房子出租|月租|租金',
      sale: '出售|放售|买|想买|购买|转售',
      month: '一个月|每月|个月|月',
      week: '一周|每周|一星期|每星期|个星期',
      land: '土地|地皮|地要|地有|土地面积|占地',
      sqft: '平方尺|平方呎|方尺|呎|尺|平方英尺',
      sqm: '平方米|平米|平方公尺',
      minutes: '分钟',
      metres: '米|公尺',
      kilometres: '公里|千米',
      years: '年|年房龄|年楼龄',
      rooms: '房式',
      beside: '厅|个车位|车位',
      tens: '',
      hundred: '',
      thousand: '千|仟',
      million: '百万|球',
      percent: '巴仙|百分点',
      filler:
        '有地方|地方|租得出去|能租得出去|好租|的|嘅|过去一年|想住|想换|住|收租|行|行路|还有|还|你好|请问|有没有|最好|可以|整间|整套|求购|搵楼|走路|找房|诚意|有|想|要|带|房|之间|房子|在|一年|一年内|单位|每|和|与|及|房间|步行|找|求|请|建成的|间',
    },
    numerals: {},
  },
  ms: {
    filters: {
      price: 'harga|harga jualan|harga jualan terakhir',
      psf: 'sekaki|psf|sekaki persegi|setiap kaki persegi',
      rent: 'sewa|sewa bulanan|sewaan',
      area: 'keluasan|luas|keluasan lantai|saiz',
      completion: 'dibina|siap dibina|tahun siap',
      change: 'perubahan|perubahan harga',
      yield: 'pulangan sewa|pulangan|hasil sewa|kadar pulangan|hasil',
      leaseLeft:
        'baki pajakan|baki|baki tempoh pajakan|tempoh pajakan|tahun lagi|lagi|baki tahun pajakan|tinggal pajakan|pajakan berbaki|berbaki|pajakan tinggal',
      stationWalk:
        'jalan kaki ke stesen|jalan ke stesen|mana mana stesen|stesen terdekat|stesen mrt terdekat|mrt terdekat|lrt terdekat|stesen lrt terdekat|mana mana mrt|' +
        'mana mana stesen mrt|stesen tren|stesen tren terdekat|sebarang stesen',
      typeGroups: {
        'public-stack': 'rumah pangsa hdb|flat hdb|hdb|rumah pangsa awam|perumahan awam|rumah hdb',
        'private-stack':
          'kondo|kondominium|apartmen|pangsapuri|pangsapuri servis|kondominium eksekutif|kondo eksekutif|' + 'apartmen servis',
        'private-land':
          'rumah atas tanah|rumah landed|teres|rumah teres|banglo|rumah banglo|rumah berkembar|berkembar|' +
          'rumah bandar|rumah kluster|kediaman bertanah|rumah bertanah|bertanah|landed|teres dua tingkat|' +
          'teres 2 tingkat|teres setingkat',
      },
      propertyGroups: {
        hdb: 'kumpulan hdb',
        hos: 'skim pemilikan rumah|hos',
        condo: 'kondominium dan pangsapuri',
        land: 'kumpulan bertanah',
      },
      tenures: {
        freehold: 'pegangan bebas|hak milik kekal|hak milik bebas|milik bebas|kekal',
        'leasehold-999': 'pajakan 999 tahun|999 tahun|pajakan 900 tahun atau lebih|pegangan pajakan 900 tahun atau lebih',
        leasehold: 'pajakan 99 tahun|99 tahun|pajakan|pegangan pajakan|pajakan hingga 110 tahun|' + 'pegangan pajakan hingga 110 tahun',
      },
      bedrooms: { studio: 'studio|unit studio', counted: 'bilik tidur|bilik tido' },
      bathrooms: { counted: 'bilik air|bilik mandi|tandas' },
      facilities: {
        lift: 'lif',
        'sky-garden': 'taman langit',
        security:
          'keselamatan|sekuriti|sekuriti 24 jam|24 jam sekuriti|pengawal|pengawal 24 jam|guard 24 jam|keselamatan 24 jam|pengawal keselamatan|berpagar|kawalan keselamatan',
        playground: 'taman permainan|padang permainan',
        'function-room': 'dewan serba guna|bilik majlis',
        bbq: 'bbq|barbeku|tempat barbeku',
        'retail-shops': 'kedai|kedai runcit',
        jacuzzi: 'jakuzi',
        gym: 'gim|gimnasium',
        pool: 'kolam renang|kolam',
      },
      constructionStatuses: {
        preconstruction: 'dirancang|akan datang',
        'building-under-construction':
          'dalam pembinaan|pelancaran baru|rumah baru|rumah baharu|projek baru|projek baharu|baru dilancarkan|pelancaran baharu|sedang dibina',
        completed: 'siap|siap dibina|sudah siap|telah siap',
      },
      outlines: 'dalam garis',
      around: 'sekeliling',
      school: 'sekolah',
      reach: 'naik tren dari',
    },
    furnished: {
      fully: 'perabot penuh|perabot lengkap|lengkap berperabot|berperabot|berperabot penuh|lengkap perabot',
      flexible: 'perabot boleh runding',
      unfurnished: 'tanpa perabot|tiada perabot|kosong',
      partially: 'separa perabot|separuh perabot|sebahagian perabot|separa berperabot|perabot separa',
    },
    joining: {
      most:
        'bawah|bwh|di bawah|kurang|kurang daripada|kurang dari|tidak lebih|tidak lebih daripada|tak lebih|hingga|' +
        'maksimum|bajet|tidak melebihi|paling tinggi',
      least:
        'sekurang kurangnya|sekurang2nya|atas|di atas|lebih|lebih daripada|lebih dari|minimum|paling kurang|tidak kurang|' +
        'melebihi|dari|mulai',
      about: 'sekitar|lebih kurang|lbh kurang|kira kira|lingkungan|dalam lingkungan',
      mostBehind: 'ke bawah|atau kurang|atau ke bawah',
      leastBehind: 'ke atas|atau lebih|atau ke atas',
      aboutBehind: '',
      to: 'hingga|ke|sampai|sehingga',
      and: 'dan|atau',
      not: 'bukan|tanpa|tiada|tidak|kecuali|tak nak|tak mahu',
      leaving: 'dari|jual|dah jual|pindah dari|naik taraf dari|upgrade dari|downgrade dari',
      leavingBehind: 'terlalu kecil|dah sempit|sempit|terlalu besar',
      near: 'dekat|dkt|dkt dengan|berhampiran dengan|berdekatan dengan|berhampiran|berdekatan|sekitar|sebelah|hampir|dekat dengan',
      start: 'dari|dengan|ke',
      in: 'di|dalam|kat',
      nearBehind: '',
      station: 'stesen|stesen mrt|stesen lrt|stesen kereta api|komuter|stesen komuter',
      school: 'sekolah',
      rise: 'naik|harga naik|harga dah naik|harga sudah naik|harga telah naik|meningkat',
      fall: 'turun|harga turun|harga dah turun|harga sudah turun|harga telah turun|harga makin turun|jatuh|harga jatuh',
      before: 'sebelum|dibina sebelum|siap sebelum',
      after: 'selepas|lepas|dibina selepas|dibina lepas|siap selepas|siap lepas|sejak|dibina sejak|siap sejak',
      let: 'sewa|menyewa|untuk disewa|disewa|rumah sewa|untuk sewa',
      sale: 'untuk dijual|dijual|jual|beli|untuk jualan',
      month: 'sebulan|bulan|setiap bulan',
      week: 'seminggu|minggu|setiap minggu',
      land: 'tanah|tanah luas|tanah seluas|luas tanah|keluasan tanah',
      sqft: 'kaki persegi|kaki|kps|kp',
      sqm: 'meter persegi|mps|mp',
      minutes: 'minit|minit berjalan|minit berjalan kaki|minit jalan kaki|minit jalan',
      metres: 'meter|m',
      kilometres: 'km|kilometer',
      years: 'tahun',
      rooms: 'bilik|bilk|bilek',
      beside: 'tempat letak kereta|parkir|tingkat',
      tens: 'puluh',
      hundred: 'ratus',
      thousand: 'ribu|rb',
      million: 'juta',
      percent: 'peratus',
      filler:
        'rumah|rumah pangsa|rumah flat|flat|utk|tengah cari|cari|mencari|saya|mahu|nak|ada|dan|atau|yang|dengan|untuk|dalam|antara|' +
        'kecil je|besar je|biasa je|sorang je|je lah|setahun|berjalan kaki|bilik|tinggal|di|ke|dari|hendak|tolong|kediaman|unit',
    },
    numerals: {
      satu: 1,
      dua: 2,
      tiga: 3,
      empat: 4,
      lima: 5,
      enam: 6,
      tujuh: 7,
      lapan: 8,
      sembilan: 9,
      sepuluh: 10,
      seratus: 100,
      seribu: 1_000,
      sejuta: 1e6,
      'setengah juta': 5e5,
      'suku juta': 25e4,
    },
  },
}

/** Words for a kind of home that mean another one elsewhere, or none. */
export const KINDS_OF_COUNTRY: Readonly<Partial<Record<CountryCode, Readonly<Record<string, TypeGroup>>>>> = {
  SG: { flat: 'public-stack', flats: 'public-stack', ec: 'private-stack', 'rumah pangsa': 'public-stack', 'flat hdb': 'public-stack' },
  MY: {
    villa: 'private-land',
    villas: 'private-land',
    flat: 'private-stack',
    flats: 'private-stack',
    'rumah flat': 'private-stack',
    'rumah pangsa': 'private-stack',
  },
  HK: { house: 'private-land', houses: 'private-land', villa: 'private-land', villas: 'private-land' },
  AU: {
    house: 'private-land',
    houses: 'private-land',
    villa: 'private-land',
    villas: 'private-land',
    duplex: 'private-land',
    semi: 'private-land',
    unit: 'private-stack',
    units: 'private-stack',
    flat: 'private-stack',
    flats: 'private-stack',
  },
}

/** What a plot is called where that is no part of an address: elsewhere a block is a building. */
export const LAND_OF_COUNTRY: Readonly<Partial<Record<CountryCode, readonly string[]>>> = { AU: ['block', 'lot'] }

export const CURRENCY_SIGNS: Words = 's$|a$|hk$|us$|$|sgd|hkd|aud|myr|rm|¥|hk|nt$|令吉|马币|元|新币|新元|港币|港元|块|蚊'

/** Words that are parts of names when another word stands before them: "Elm Terrace". */
export const WORDS_IN_NAMES: ReadonlySet<string> = new Set(['terrace', 'terraces', 'villa', 'villas', 'house', 'houses', 'kedai', 'school'])

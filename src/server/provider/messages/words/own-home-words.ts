import type { MailWords, NoticeWords, OwnHomeWords } from './message-words.ts'

interface HomeWords {
  words: OwnHomeWords
  notice: NoticeWords
  letters: Record<'home-month' | 'homes-sold', MailWords>
}

/** What letters and notices say of somebody's own homes, by language and, of Chinese, by script. */
export const OWN_HOMES = {
  en: {
    words: {
      worth: 'Estimate: {price}, {month}',
      range: 'Two in three such homes sell for {range}',
      inMonth: '{change} in a month',
      inYear: '{change} in a year',
      unknown: 'Too few sales are recorded to estimate it now.',
      old: { one: 'data {n} month old', other: 'data {n} months old' },
      quiet: 'No sale of a home like it nearby was recorded in these months.',
      sold: '{name}: sold for {price}, {month}',
      here: 'in the same project',
      away: '{distance} m away',
      more: { one: 'And {n} more sale', other: 'And {n} more sales' },
      stopMonthly: 'Stop this letter',
      stopSold: 'Stop these letters',
    },
    notice: { subject: 'A home like yours was sold nearby', text: 'A home like yours was sold nearby.' },
    letters: {
      'home-month': {
        subject: 'Your home this month: {home}',
        body: ['This is what your home is estimated at by the newest recorded sales, and what was sold like it nearby.'],
        action: 'See your home',
        note: 'You asked for this letter once a month. It holds nothing of what you paid or owe. One press stops it, without logging in:',
      },
      'homes-sold': {
        subject: 'A home like yours was sold nearby',
        body: ['These sales were recorded since we last wrote: the same kind of property, about the same size, within 500 m.'],
        action: 'See your homes',
        note: 'You asked to be told of such sales. One press stops these letters, without logging in:',
      },
    },
  },
  ms: {
    words: {
      worth: 'Anggaran: {price}, {month}',
      range: 'Dua daripada tiga rumah seperti ini terjual pada {range}',
      inMonth: '{change} dalam sebulan',
      inYear: '{change} dalam setahun',
      unknown: 'Terlalu sedikit jualan direkodkan untuk menganggarkannya sekarang.',
      old: { one: 'data {n} bulan lalu', other: 'data {n} bulan lalu' },
      quiet: 'Tiada jualan rumah seperti ini berdekatan direkodkan dalam bulan-bulan ini.',
      sold: '{name}: terjual pada {price}, {month}',
      here: 'dalam projek yang sama',
      away: '{distance} m dari sini',
      more: { one: 'Dan {n} jualan lagi', other: 'Dan {n} jualan lagi' },
      stopMonthly: 'Hentikan surat ini',
      stopSold: 'Hentikan surat-surat ini',
    },
    notice: { subject: 'Rumah seperti rumah anda terjual berdekatan', text: 'Sebuah rumah seperti rumah anda terjual berdekatan.' },
    letters: {
      'home-month': {
        subject: 'Rumah anda bulan ini: {home}',
        body: ['Inilah anggaran nilai rumah anda menurut jualan terbaharu yang direkodkan, dan rumah seumpamanya yang terjual berdekatan.'],
        action: 'Lihat rumah anda',
        note: 'Anda meminta surat ini sebulan sekali. Ia tidak mengandungi apa yang anda bayar atau hutang. Satu tekan menghentikannya, tanpa log masuk:',
      },
      'homes-sold': {
        subject: 'Rumah seperti rumah anda terjual berdekatan',
        body: [
          'Jualan ini direkodkan sejak surat kami yang lalu: jenis hartanah yang sama, saiz lebih kurang sama, dalam lingkungan 500 m.',
        ],
        action: 'Lihat rumah-rumah anda',
        note: 'Anda meminta untuk dimaklumkan tentang jualan sedemikian. Satu tekan menghentikan surat ini, tanpa log masuk:',
      },
    },
  },
  hans: {
    words: {
      worth: '估价：{price}，{month}',
      range: '每三套同类住宅有两套成交于 {range}',
      inMonth: '一个月内 {change}',
      inYear: '一年内 {change}',
      unknown: '成交记录太少，目前无法估价。',
      old: { one: '数据为 {n} 个月前', other: '数据为 {n} 个月前' },
      quiet: '这几个月附近没有同类住宅的成交记录。',
      sold: '{name}：{price} 成交，{month}',
      here: '同一项目',
      away: '相距 {distance} 米',
      more: { one: '另有 {n} 宗成交', other: '另有 {n} 宗成交' },
      stopMonthly: '停止这封信',
      stopSold: '停止这类信件',
    },
    notice: { subject: '附近有与您家相似的住宅成交', text: '附近有一套与您家相似的住宅成交。' },
    letters: {
      'home-month': {
        subject: '您的住宅本月情况：{home}',
        body: ['以下是根据最新成交记录对您住宅的估价，以及附近成交的同类住宅。'],
        action: '查看您的住宅',
        note: '您要求每月收到一次这封信。信中不含您的买价或贷款。按一下即可停止，无需登录：',
      },
      'homes-sold': {
        subject: '附近有与您家相似的住宅成交',
        body: ['自上次去信以来有以下成交记录：同类房产、面积相近、500 米以内。'],
        action: '查看您的住宅',
        note: '您要求在有此类成交时收到通知。按一下即可停止，无需登录：',
      },
    },
  },
  hant: {
    words: {
      worth: '估價：{price}，{month}',
      range: '每三個同類單位有兩個成交於 {range}',
      inMonth: '一個月內 {change}',
      inYear: '一年內 {change}',
      unknown: '成交紀錄太少，目前無法估價。',
      old: { one: '資料為 {n} 個月前', other: '資料為 {n} 個月前' },
      quiet: '這幾個月附近沒有同類單位的成交紀錄。',
      sold: '{name}：{price} 成交，{month}',
      here: '同一屋苑',
      away: '相距 {distance} 米',
      more: { one: '另有 {n} 宗成交', other: '另有 {n} 宗成交' },
      stopMonthly: '停止這封信',
      stopSold: '停止這類信件',
    },
    notice: { subject: '附近有與你家相似的單位成交', text: '附近有一個與你家相似的單位成交。' },
    letters: {
      'home-month': {
        subject: '你的單位本月情況：{home}',
        body: ['以下是按最新成交紀錄對你單位的估價，以及附近成交的同類單位。'],
        action: '查看你的單位',
        note: '你要求每月收到一次這封信。信中不含你的買入價或按揭。按一下即可停止，無須登入：',
      },
      'homes-sold': {
        subject: '附近有與你家相似的單位成交',
        body: ['自上次去信以來有以下成交紀錄：同類物業、面積相近、500 米以內。'],
        action: '查看你的單位',
        note: '你要求在有此類成交時收到通知。按一下即可停止，無須登入：',
      },
    },
  },
} as const satisfies Record<'en' | 'ms' | 'hans' | 'hant', HomeWords>

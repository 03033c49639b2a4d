import type { HeaderLanguage } from '#market/locale-tags.ts'
import type { NoticeWords } from './message-words.ts'

/** What stands in the README of a copy, by the kinds and formats of its files. */
interface ReadmeWords {
  title: string
  /** `{taken}`: a moment in UTC */
  taken: string
  parts: string
  /** what a kind of file holds */
  kinds: Readonly<Record<CopiedKind, string>>
  /** what a format is for */
  formats: Readonly<Record<'jsonl' | 'csv' | 'vcf' | 'ics' | 'json' | 'stored', string>>
  manifest: string
  missing: string
  /** other people's data */
  care: string
}

const COPIED_KINDS = [
  ...([
    'account',
    'listings',
    'enquiries',
    'appointments',
    'orders',
    'market-analyses',
    'deal-lists',
    'saved-searches',
    'own-homes',
  ] as const),
  ...(['smart-plans', 'tours', 'label-sheets', 'homes-not-written-to', 'shared-pages', 'file'] as const),
]
export type CopiedKind = (typeof COPIED_KINDS)[number]

export const isCopiedKind = (kind: string): kind is CopiedKind => COPIED_KINDS.some((one) => one === kind)

interface CopyWords {
  ready: NoticeWords
  failed: NoticeWords
  readme: ReadmeWords
}

/** What notices and the README of a copy say, by language. */
export const COPY_WORDS: Record<HeaderLanguage, CopyWords> = {
  en: {
    ready: {
      subject: 'Your copy is ready',
      text: 'The copy of your data is ready. Download its parts within seven days; then it is deleted.',
    },
    failed: { subject: 'Your copy could not be made', text: 'The copy of your data could not be made. Please ask for it again.' },
    readme: {
      title: 'Your copy from realEstate',
      taken: 'Taken: {taken}',
      parts: 'A large copy has several parts. Unpack all of them into one folder; no file is in two of them.',
      kinds: {
        account: 'profile, licence, sessions, subscriptions, notices and everything else that is held about you',
        listings: 'your listings, by the field names of the RESO Data Dictionary',
        enquiries: 'who wrote to you, their message, and what became of it',
        appointments: 'appointments in your calendar here',
        orders: 'orders with vendors, their messages and invoices',
        'market-analyses': 'your market analyses',
        'deal-lists': 'lists of deals that you keep',
        'saved-searches': 'searches that you saved',
        'own-homes': 'homes that you follow as your own',
        'smart-plans': 'plans for your clients',
        tours: 'your tours, with their rooms and notes',
        'label-sheets': 'sheets of address labels, without homes that asked for no letters',
        'homes-not-written-to': 'homes that you do not write to',
        'shared-pages': 'pages that you shared',
        file: 'pictures, panoramas and documents',
      },
      formats: {
        jsonl: 'whole, one record a line, for programs; this is what can be taken in again',
        csv: 'a table for spreadsheets',
        vcf: 'contacts for address books (vCard 4.0)',
        ics: 'for calendars (iCalendar)',
        json: 'whole, for programs',
        stored: 'as you know them',
      },
      manifest: 'manifest.json: every file with its part, its size, its number of records and its SHA-256 check sum.',
      missing: 'Files that could not be found are listed in manifest.json under "missing".',
      care: 'This copy holds data of other people. Keep it as carefully as the law of your country asks of you.',
    },
  },
  ms: {
    ready: {
      subject: 'Salinan anda sudah siap',
      text: 'Salinan data anda sudah siap. Muat turun bahagian-bahagiannya dalam tujuh hari; selepas itu ia dipadamkan.',
    },
    failed: { subject: 'Salinan anda tidak dapat dibuat', text: 'Salinan data anda tidak dapat dibuat. Sila minta sekali lagi.' },
    readme: {
      title: 'Salinan anda daripada realEstate',
      taken: 'Diambil: {taken}',
      parts: 'Salinan yang besar mempunyai beberapa bahagian. Buka kesemuanya dalam satu folder; tiada fail yang ada dalam dua bahagian.',
      kinds: {
        account: 'profil, lesen, sesi, langganan, pemberitahuan dan semua yang disimpan tentang anda',
        listings: 'penyenaraian anda, mengikut nama medan RESO Data Dictionary',
        enquiries: 'siapa yang menulis kepada anda, mesej mereka, dan apa yang berlaku seterusnya',
        appointments: 'janji temu dalam kalendar anda di sini',
        orders: 'pesanan dengan vendor, mesej dan invoisnya',
        'market-analyses': 'analisis pasaran anda',
        'deal-lists': 'senarai urus niaga yang anda simpan',
        'saved-searches': 'carian yang anda simpan',
        'own-homes': 'rumah yang anda ikuti sebagai milik anda',
        'smart-plans': 'pelan untuk pelanggan anda',
        tours: 'lawatan anda, dengan bilik dan notanya',
        'label-sheets': 'helaian label alamat, tanpa rumah yang tidak mahu menerima surat',
        'homes-not-written-to': 'rumah yang tidak anda hantari surat',
        'shared-pages': 'halaman yang anda kongsi',
        file: 'gambar, panorama dan dokumen',
      },
      formats: {
        jsonl: 'lengkap, satu rekod sebaris, untuk program; inilah yang boleh dibawa masuk semula',
        csv: 'jadual untuk hamparan',
        vcf: 'kenalan untuk buku alamat (vCard 4.0)',
        ics: 'untuk kalendar (iCalendar)',
        json: 'lengkap, untuk program',
        stored: 'seperti yang anda kenali',
      },
      manifest: 'manifest.json: setiap fail dengan bahagian, saiz, bilangan rekod dan hasil tambah semak SHA-256.',
      missing: 'Fail yang tidak ditemui disenaraikan dalam manifest.json di bawah "missing".',
      care: 'Salinan ini mengandungi data orang lain. Simpannya dengan cermat seperti yang dikehendaki oleh undang-undang negara anda.',
    },
  },
  zh_cn: {
    ready: { subject: '您的副本已备好', text: '您的资料副本已备好。请在七天内下载各部分，之后会删除。' },
    failed: { subject: '未能制作您的副本', text: '未能制作您的资料副本。请重新申请。' },
    readme: {
      title: '您在 realEstate 的资料副本',
      taken: '制作时间：{taken}',
      parts: '较大的副本分为几个部分。请把所有部分解压到同一个文件夹；没有文件会同时出现在两个部分里。',
      kinds: {
        account: '个人资料、执照、会话、订阅、通知，以及我们保存的与您有关的一切',
        listings: '您的房源，字段名称依照 RESO Data Dictionary',
        enquiries: '谁写信给您、信息内容，以及后续进展',
        appointments: '您在这里的日程预约',
        orders: '与供应商的订单、往来信息和发票',
        'market-analyses': '您的市场分析',
        'deal-lists': '您保存的成交列表',
        'saved-searches': '您保存的搜索',
        'own-homes': '您作为自有房产关注的住宅',
        'smart-plans': '您为客户制定的方案',
        tours: '您的导览，包括房间和备注',
        'label-sheets': '地址标签页，不包括要求不再收信的住宅',
        'homes-not-written-to': '您不再寄信的住宅',
        'shared-pages': '您分享的页面',
        file: '图片、全景图和文件',
      },
      formats: {
        jsonl: '完整内容，每行一条记录，供程序使用；可以重新导入',
        csv: '供电子表格使用的表格',
        vcf: '供通讯录使用的联系人（vCard 4.0）',
        ics: '供日历使用（iCalendar）',
        json: '完整内容，供程序使用',
        stored: '原样保存',
      },
      manifest: 'manifest.json：每个文件所在的部分、大小、记录数和 SHA-256 校验值。',
      missing: '未能找到的文件列在 manifest.json 的“missing”之下。',
      care: '此副本含有他人的资料。请依照您所在国家或地区的法律妥善保管。',
    },
  },
  zh_hk: {
    ready: { subject: '你的副本已備妥', text: '你的資料副本已備妥。請於七天內下載各部分，之後會刪除。' },
    failed: { subject: '未能製作你的副本', text: '未能製作你的資料副本。請重新申請。' },
    readme: {
      title: '你在 realEstate 的資料副本',
      taken: '製作時間：{taken}',
      parts: '較大的副本分為數個部分。請把所有部分解壓到同一個資料夾；沒有檔案會同時出現在兩個部分。',
      kinds: {
        account: '個人資料、牌照、登入階段、訂閱、通知，以及我們保存的與你有關的一切',
        listings: '你的放盤，欄位名稱依照 RESO Data Dictionary',
        enquiries: '誰寫信給你、訊息內容，以及後續進展',
        appointments: '你在這裏的日程預約',
        orders: '與供應商的訂單、往來訊息及發票',
        'market-analyses': '你的市場分析',
        'deal-lists': '你保存的成交列表',
        'saved-searches': '你儲存的搜尋',
        'own-homes': '你作為自有物業關注的單位',
        'smart-plans': '你為客戶制訂的方案',
        tours: '你的導覽，包括房間及備註',
        'label-sheets': '地址標籤頁，不包括要求不再收信的單位',
        'homes-not-written-to': '你不再寄信的單位',
        'shared-pages': '你分享的頁面',
        file: '圖片、全景圖及文件',
      },
      formats: {
        jsonl: '完整內容，每行一項記錄，供程式使用；可以重新匯入',
        csv: '供試算表使用的表格',
        vcf: '供通訊錄使用的聯絡人（vCard 4.0）',
        ics: '供日曆使用（iCalendar）',
        json: '完整內容，供程式使用',
        stored: '原樣保存',
      },
      manifest: 'manifest.json：每個檔案所在的部分、大小、記錄數目及 SHA-256 核對值。',
      missing: '未能找到的檔案列於 manifest.json 的「missing」之下。',
      care: '此副本載有他人的資料。請按你所在地的法律妥善保管。',
    },
  },
}

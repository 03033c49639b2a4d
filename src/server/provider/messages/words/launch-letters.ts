import type { Language } from '#lib/language.ts'
import type { MailWords } from './message-words.ts'

/** The letter with a ballot number, by language and, of Chinese, by script. */
export const LAUNCH_LETTERS = {
  en: {
    subject: 'Your ballot number for the launch is {number}',
    body: [
      'Your interest in {launch} is registered.',
      'Ballot number: {number}',
      '{host} answers you. The number binds neither you nor the developer.',
    ],
    action: 'See the price list',
    note: 'Each address has one number for a launch. If you did not register, ignore this message or write to us; we then delete it.',
  },
  ms: {
    subject: 'Nombor undian anda bagi pelancaran ini ialah {number}',
    body: [
      'Minat anda terhadap {launch} telah didaftarkan.',
      'Nombor undian: {number}',
      '{host} akan menjawab anda. Nombor ini tidak mengikat anda atau pemaju.',
    ],
    action: 'Lihat senarai harga',
    note: 'Setiap alamat mempunyai satu nombor bagi satu pelancaran. Jika anda tidak mendaftar, abaikan mesej ini atau tulis kepada kami; kami akan memadamkannya.',
  },
  hans: {
    subject: '您的抽签号码是 {number}',
    body: ['您对 {launch} 的意向已登记。', '抽签号码：{number}', '{host} 会回复您。号码对您和发展商均无约束力。'],
    action: '查看价单',
    note: '每个地址在一个新盘只有一个号码。如果不是您登记的，请忽略此邮件，或写信给我们，我们会将其删除。',
  },
  hant: {
    subject: '你的抽籤號碼是 {number}',
    body: ['你對 {launch} 的意向已登記。', '抽籤號碼：{number}', '{host} 會回覆你。號碼對你和發展商均無約束力。'],
    action: '查看價單',
    note: '每個地址在一個新盤只有一個號碼。如不是你登記，請忽略此電郵，或寫信給我們，我們會將其刪除。',
  },
} as const satisfies Record<Exclude<Language, 'zh'> | 'hans' | 'hant', MailWords>

import type { MailWords } from './message-words.ts'

/** The letter that proposes times, by language and, of Chinese, by script. */
export const PROPOSAL_LETTERS = {
  en: {
    subject: '{host} proposes times to you',
    body: ['{host} can meet you at one of these times. Choose the one that suits you.', '{what}', '{times}', '{where}'],
    action: 'Choose a time',
    note: 'The times are kept for you until {until}. If none suits you, say so on that page. No login is needed.',
  },
  ms: {
    subject: '{host} mencadangkan beberapa masa kepada anda',
    body: ['{host} boleh bertemu anda pada salah satu masa ini. Pilih yang sesuai bagi anda.', '{what}', '{times}', '{where}'],
    action: 'Pilih masa',
    note: 'Masa ini disimpan untuk anda sehingga {until}. Jika tiada yang sesuai, beritahu di halaman itu. Log masuk tidak diperlukan.',
  },
  hans: {
    subject: '{host} 向您提议了几个时间',
    body: ['{host} 可以在以下任一时间与您见面。请选择合适的一个。', '{what}', '{times}', '{where}'],
    action: '选择时间',
    note: '这些时间为您保留至 {until}。如果都不合适，请在该页面说明。无需登录。',
  },
  hant: {
    subject: '{host} 向你提議了幾個時間',
    body: ['{host} 可以在以下任何一個時間與你見面。請選擇合適的一個。', '{what}', '{times}', '{where}'],
    action: '選擇時間',
    note: '這些時間為你保留至 {until}。如都不合適，請在該頁面說明。無需登入。',
  },
} as const satisfies Record<'en' | 'ms' | 'hans' | 'hant', MailWords>

import type { MailWords } from './message-words.ts'

/** The letter about advertisements that are to be confirmed, by language and, of Chinese, by script. */
export const LISTING_LETTERS = {
  en: {
    subject: 'Do these listings still stand?',
    body: [
      'What you advertise is shown for 30 days at a time. Open each of these and press once to keep it; what you do not confirm goes off the pages by itself.',
    ],
    action: 'Open my listings',
    note: 'Each link confirms one listing, and works for 14 days. Close what is sold or let: buyers see it, and stop asking.',
  },
  ms: {
    subject: 'Adakah iklan ini masih sah?',
    body: [
      'Iklan anda dipaparkan selama 30 hari setiap kali. Buka setiap satu dan tekan sekali untuk mengekalkannya; yang tidak disahkan akan turun sendiri daripada halaman.',
    ],
    action: 'Buka iklan saya',
    note: 'Setiap pautan mengesahkan satu iklan dan boleh digunakan selama 14 hari. Tutup yang sudah terjual atau disewa: pembeli akan melihatnya dan berhenti bertanya.',
  },
  hans: {
    subject: '这些房源仍然有效吗？',
    body: ['您的房源每次展示 30 天。逐一打开并按一下即可保留；未确认的会自动下架。'],
    action: '打开我的房源',
    note: '每个链接确认一个房源，14 天内有效。已售出或租出的请关闭：买家看到后便不会再询问。',
  },
  hant: {
    subject: '這些放盤仍然有效嗎？',
    body: ['你的放盤每次展示 30 日。逐一開啟並按一下即可保留；沒有確定的會自動下架。'],
    action: '開啟我的放盤',
    note: '每條連結確定一個放盤，14 日內有效。已售出或租出的可以關閉：買家看到後便不會再查詢。',
  },
} as const satisfies Record<'en' | 'ms' | 'hans' | 'hant', MailWords>

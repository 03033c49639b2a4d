import type { MailWords } from './message-words.ts'

/** The letter by which an agency invites an agent of its feed, by language and, of Chinese, by script. */
export const AGENT_INVITATIONS = {
  en: {
    subject: '{agency} advertises with you here',
    body: [
      '{agency} sends its listings to realEstate, and names you as an agent. Register with your licence number: enquiries about your listings then reach you, and your name leads to a page of your own.',
    ],
    action: 'Register',
    note: '{agency} has given us this address for this letter. If you do not know the agency, ignore it: nothing happens.',
  },
  ms: {
    subject: '{agency} mengiklankan bersama anda di sini',
    body: [
      '{agency} menghantar penyenaraiannya ke realEstate dan menamakan anda sebagai ejen. Daftar dengan nombor lesen anda: pertanyaan tentang iklan anda akan sampai kepada anda, dan nama anda membawa ke halaman anda sendiri.',
    ],
    action: 'Daftar',
    note: '{agency} memberikan alamat ini kepada kami untuk e-mel ini. Jika anda tidak mengenali agensi itu, abaikan sahaja.',
  },
  hans: {
    subject: '{agency}在此为您发布房源',
    body: ['{agency}向 realEstate 发送房源，并将您列为中介。用您的执照号码注册，咨询便会直接送达您，您的姓名也会链接到自己的页面。'],
    action: '注册',
    note: '此地址由{agency}提供，只用于这封电邮。如不认识该公司，请忽略。',
  },
  hant: {
    subject: '{agency}在此為你放盤',
    body: ['{agency}向 realEstate 傳送放盤，並列你為代理。以你的牌照號碼註冊，查詢便會直接送到你手上，你的姓名也會連到自己的頁面。'],
    action: '註冊',
    note: '此地址由{agency}提供，只用於這封電郵。如不認識該代理行，請不用理會。',
  },
} as const satisfies Record<'en' | 'ms' | 'hans' | 'hant', MailWords>

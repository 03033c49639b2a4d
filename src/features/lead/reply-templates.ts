import type { Language } from '#lib/language.ts'

export const REPLY_KINDS = ['thanks', 'viewing', 'facts', 'gone'] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

/** `{home}` is the home they wrote about, or "your enquiry" in their language. */
interface ReplyTexts {
  enquiry: string
  texts: Record<ReplyKind, string>
}

/** Beginnings of an answer in the language of who wrote, to be changed before they are sent. */
const REPLIES: Record<Language | 'zh-Hant', ReplyTexts> = {
  en: {
    enquiry: 'your enquiry',
    texts: {
      thanks: 'Thank you for writing about {home}. I have read your message and will come back to you today.',
      viewing:
        'Thank you for writing about {home}. Would you like to see it? Tell me which days and hours suit you, and I will arrange it.',
      facts: 'Thank you for writing about {home}. Here is what I know:\n\n\nPlease ask if anything else would help you decide.',
      gone: 'Thank you for writing about {home}. It is not available any more. I can look for something similar: tell me what matters most to you.',
    },
  },
  zh: {
    enquiry: '您的咨询',
    texts: {
      thanks: '感谢您就{home}留言。我已看过您的信息，今天会再回复您。',
      viewing: '感谢您就{home}留言。您想看看房吗？请告诉我哪些日子和时间合适，我来安排。',
      facts: '感谢您就{home}留言。以下是我了解到的情况：\n\n\n如还有其他问题，请随时告诉我。',
      gone: '感谢您就{home}留言。很抱歉，它已不再出售或出租。我可以为您找类似的房子：请告诉我您最看重什么。',
    },
  },
  'zh-Hant': {
    enquiry: '您的查詢',
    texts: {
      thanks: '感謝您就{home}留言。我已看過您的訊息，今天會再回覆您。',
      viewing: '感謝您就{home}留言。您想去看看嗎？請告訴我哪些日子和時間合適，我來安排。',
      facts: '感謝您就{home}留言。以下是我所知的情況：\n\n\n如有其他問題，請隨時告訴我。',
      gone: '感謝您就{home}留言。很抱歉，它已不再放售或放租。我可以為您找類似的單位：請告訴我您最看重甚麼。',
    },
  },
  ms: {
    enquiry: 'pertanyaan anda',
    texts: {
      thanks: 'Terima kasih kerana menulis tentang {home}. Saya telah membaca mesej anda dan akan menjawab hari ini.',
      viewing:
        'Terima kasih kerana menulis tentang {home}. Mahukah anda melihatnya? Beritahu saya hari dan masa yang sesuai, dan saya akan mengaturnya.',
      facts:
        'Terima kasih kerana menulis tentang {home}. Inilah yang saya tahu:\n\n\nSila tanya jika ada apa-apa lagi yang dapat membantu.',
      gone: 'Terima kasih kerana menulis tentang {home}. Ia tidak lagi ditawarkan. Saya boleh mencari yang serupa: beritahu saya apa yang paling penting bagi anda.',
    },
  },
}

/** The beginning of an answer to somebody who wrote in this locale ("zh-HK"), about this home. */
export function replyText(kind: ReplyKind, locale: string, home: string | null): string {
  const key = locale === 'zh-HK' ? 'zh-Hant' : (['en', 'zh', 'ms'] as const).find((language) => locale.startsWith(language))
  const { enquiry, texts } = REPLIES[key ?? 'en']
  return texts[kind].replace('{home}', home ?? enquiry)
}

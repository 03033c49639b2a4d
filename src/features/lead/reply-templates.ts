import type { Language } from '#lib/language.ts'

export const REPLY_KINDS = ['thanks', 'viewing', 'facts', 'gone'] as const
export type ReplyKind = (typeof REPLY_KINDS)[number]

/** `{home}` is the home they wrote about, or "your enquiry" in their language; `{name}` who wrote, `{link}` an address on the site. */
interface ReplyTexts {
  enquiry: string
  texts: Record<ReplyKind, string>
  /** instead of `viewing` where the agent offers times */
  times: string
  /** the first sentence of a chat */
  chat: string
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
    times:
      'Thank you for writing about {home}. Would you like to see it? Choose a time here, or tell me which days and hours suit you:\n{link}',
    chat: 'Hello {name}, thank you for writing about {home}. When would be a good time to talk?',
  },
  zh: {
    enquiry: '您的咨询',
    texts: {
      thanks: '感谢您就{home}留言。我已看过您的信息，今天会再回复您。',
      viewing: '感谢您就{home}留言。您想看看房吗？请告诉我哪些日子和时间合适，我来安排。',
      facts: '感谢您就{home}留言。以下是我了解到的情况：\n\n\n如还有其他问题，请随时告诉我。',
      gone: '感谢您就{home}留言。很抱歉，它已不再出售或出租。我可以为您找类似的房子：请告诉我您最看重什么。',
    },
    times: '感谢您就{home}留言。您想看看房吗？请在这里选一个时间，或告诉我哪些日子和时间合适：\n{link}',
    chat: '{name}，您好！感谢您就{home}留言。请问什么时候方便聊一聊？',
  },
  'zh-Hant': {
    enquiry: '您的查詢',
    texts: {
      thanks: '感謝您就{home}留言。我已看過您的訊息，今天會再回覆您。',
      viewing: '感謝您就{home}留言。您想去看看嗎？請告訴我哪些日子和時間合適，我來安排。',
      facts: '感謝您就{home}留言。以下是我所知的情況：\n\n\n如有其他問題，請隨時告訴我。',
      gone: '感謝您就{home}留言。很抱歉，它已不再放售或放租。我可以為您找類似的單位：請告訴我您最看重甚麼。',
    },
    times: '感謝您就{home}留言。您想去看看嗎？請在這裡選一個時間，或告訴我哪些日子和時間合適：\n{link}',
    chat: '{name}，您好！感謝您就{home}留言。請問甚麼時候方便聊一聊？',
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
    times:
      'Terima kasih kerana menulis tentang {home}. Mahukah anda melihatnya? Pilih masa di sini, atau beritahu saya hari dan masa yang sesuai:\n{link}',
    chat: 'Helo {name}, terima kasih kerana menulis tentang {home}. Bilakah masa yang sesuai untuk berbual?',
  },
}

interface Asked {
  /** of the page they wrote on, "zh-HK" */
  locale: string
  /** the home they wrote about; null without one */
  home: string | null
}

const textsFor = (locale: string): ReplyTexts => {
  const key = locale === 'zh-HK' ? 'zh-Hant' : (['en', 'zh', 'ms'] as const).find((language) => locale.startsWith(language))
  return REPLIES[key ?? 'en']
}

/** Puts what others have written into a text; what looks like a placeholder in it stays as it was written. */
const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => words[name] ?? whole)

/** The beginning of an answer in the language of who wrote. `times`: where the agent's free times can be taken; null where none are offered. */
export function replyText(kind: ReplyKind, { locale, home }: Asked, times: string | null): string {
  const { enquiry, texts, times: withTimes } = textsFor(locale)
  const words = { home: home ?? enquiry }
  return kind === 'viewing' && times ? filled(withTimes, { ...words, link: times }) : filled(texts[kind], words)
}

/** The first words of a chat with who wrote, in their language, with the page of the home, where it has one. */
export function chatText({ locale, home, name }: Asked & { name: string }, page: string | null): string {
  const { enquiry, chat } = textsFor(locale)
  const text = filled(chat, { name, home: home ?? enquiry })
  return page ? `${text}\n${page}` : text
}

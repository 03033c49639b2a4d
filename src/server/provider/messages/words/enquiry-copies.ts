import type { MailWords } from './message-words.ts'

interface EnquiryCopyWords {
  request: MailWords
  copy: MailWords
  /** the link that ends copies */
  stop: string
}

/** The letters about copies of enquiries, by language and, of Chinese, by script. */
export const ENQUIRY_COPIES = {
  en: {
    request: {
      subject: 'May copies of enquiries be sent to you?',
      body: ['{agent} has named this address to get a copy when somebody asks about a home. Nothing is sent until you agree.'],
      action: 'Agree, or say no',
      note: 'If you do not know {agent}, do nothing: no copies are sent.',
    },
    copy: {
      subject: 'A copy of an enquiry to {agent}',
      body: ['{text}', '{about}'],
      action: 'Open the enquiry',
      note: 'You have agreed to copies of enquiries to {agent}. Only whoever signs in for {agent} can open and answer them.',
    },
    stop: 'Send me no more copies',
  },
  ms: {
    request: {
      subject: 'Bolehkah salinan pertanyaan dihantar kepada anda?',
      body: [
        '{agent} menamakan alamat ini untuk menerima salinan apabila seseorang bertanya tentang kediaman. Tiada apa-apa dihantar sehingga anda bersetuju.',
      ],
      action: 'Setuju, atau tolak',
      note: 'Jika anda tidak mengenali {agent}, biarkan sahaja: tiada salinan dihantar.',
    },
    copy: {
      subject: 'Salinan pertanyaan kepada {agent}',
      body: ['{text}', '{about}'],
      action: 'Buka pertanyaan',
      note: 'Anda bersetuju menerima salinan pertanyaan kepada {agent}. Hanya orang yang log masuk bagi {agent} boleh membuka dan menjawabnya.',
    },
    stop: 'Jangan hantar salinan lagi',
  },
  hans: {
    request: {
      subject: '可以把询问的副本发给您吗？',
      body: ['{agent} 填写了这个地址，希望在有人询问房屋时把副本发到这里。在您同意之前，我们不会发送任何内容。'],
      action: '同意或拒绝',
      note: '如果您不认识 {agent}，无需理会：不会发送副本。',
    },
    copy: {
      subject: '发给 {agent} 的询问副本',
      body: ['{text}', '{about}'],
      action: '打开询问',
      note: '您已同意接收发给 {agent} 的询问副本。只有代表 {agent} 登录的人才能打开并回复。',
    },
    stop: '不再发送副本',
  },
  hant: {
    request: {
      subject: '可以把查詢的副本寄給你嗎？',
      body: ['{agent} 填寫了這個地址，希望有人查詢住宅時把副本寄到這裡。在你同意之前，不會寄出任何內容。'],
      action: '同意或拒絕',
      note: '如果你不認識 {agent}，不用理會：不會寄出副本。',
    },
    copy: {
      subject: '寄給 {agent} 的查詢副本',
      body: ['{text}', '{about}'],
      action: '開啟查詢',
      note: '你已同意收取寄給 {agent} 的查詢副本。只有代 {agent} 登入的人才可開啟和回覆。',
    },
    stop: '不再寄副本',
  },
} as const satisfies Record<'en' | 'ms' | 'hans' | 'hant', EnquiryCopyWords>

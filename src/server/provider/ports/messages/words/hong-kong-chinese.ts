import type { MessageWords } from './message-words.ts'

export const hongKongChinese: MessageWords = {
  greeting: { named: '{name}，你好：', nameless: '你好：' },
  address: '如按鈕無法使用，請開啟以下網址：',
  footer: '本電郵與你的帳戶有關，由 realEstate 發出。請勿直接回覆，回覆不會有人閱讀。',
  news: {
    sales: { one: '{n} 宗新成交', other: '{n} 宗新成交' },
    projects: { one: '{n} 個新樓盤', other: '{n} 個新樓盤' },
    newest: '{name}：{price}，{month}',
    places: {
      reach: { one: '距{place} {n} 分鐘以內', other: '距{place} {n} 分鐘以內' },
      around: { one: '距{place} {n} 米以內', other: '距{place} {n} 米以內' },
      outlines: { one: '你畫出的範圍以內', other: '你畫出的 {n} 個範圍以內' },
      stationNamed: '{name}站',
      station: '車站',
      place: '你選的地點',
    },
    stop: '停止所有提示',
  },
  mail: {
    'verify-email': {
      subject: '請確認你的電郵地址',
      body: ['你的 realEstate 帳戶已開立。請確認此電郵地址屬於你，以便收取報告，忘記密碼時亦可取回帳戶。'],
      action: '確認電郵地址',
      note: '連結於 {hours} 小時內有效。如你沒有開立帳戶，請無須理會本電郵；沒有本電郵，任何人都無法確認此地址。',
    },
    'reset-password': {
      subject: '設定新密碼',
      body: ['有人為你的 realEstate 帳戶要求設定新密碼。'],
      action: '設定新密碼',
      note: '連結須於 {minutes} 分鐘內使用，並只可使用一次。如非你本人要求，請無須理會本電郵；你的密碼不會改變。',
    },
    activation: {
      subject: '你的 realEstate 帳戶有待啟用',
      body: ['已有人為你在 realEstate 開立帳戶。設定密碼後即可使用。'],
      action: '設定密碼',
      note: '連結須於 {days} 日內使用，並只可使用一次。如不清楚是誰邀請你，請無須理會本電郵。',
    },
    'email-change-code': {
      subject: '更改電郵地址的驗證碼',
      body: ['請在更改帳戶電郵地址的頁面輸入以下驗證碼。'],
      action: null,
      note: '驗證碼於 {minutes} 分鐘內有效。請勿向他人透露，我們絕不會向你索取。如非你本人要求，請無須理會本電郵；帳戶不會有任何改變。',
    },
    'email-changed': {
      subject: '你帳戶的電郵地址已更改',
      body: [
        '你的 realEstate 帳戶的電郵地址已更改為 {email}。今後請以新地址登入，我們的電郵亦會寄往該地址。',
        '如由你本人更改，無須理會。如非你本人更改，請於今日聯絡我們。',
      ],
      action: '聯絡我們',
      note: '這是寄往此地址的最後一封帳戶電郵。',
    },
    'password-changed': {
      subject: '你的密碼已更改',
      body: ['你的 realEstate 帳戶密碼已更改，其他裝置均已登出。', '如由你本人更改，無須理會。如非你本人更改，請立即設定新密碼。'],
      action: '設定新密碼',
      note: '每次更改密碼，我們都會通知你，以防他人擅自更改。',
    },
    'account-deletion': {
      subject: '你的帳戶將會刪除',
      body: ['你已要求刪除 realEstate 帳戶。帳戶及其中所有資料將於 {days} 日後永久刪除。', '如欲保留帳戶，請於此之前登入。'],
      action: '登入並保留帳戶',
      note: '如非你本人要求，請登入並更改密碼。',
    },
    'saved-search-news': {
      subject: '你儲存的搜尋有新資料',
      body: ['市場資料已更新。以下是你要求我們留意的搜尋中的新資料：'],
      action: '查看你儲存的搜尋',
      note: '你可在帳戶頁面逐項選擇提示的次數，亦可無須登入，一次過停止所有提示：',
    },
  },
  sms: { 'phone-code': '你的 realEstate 驗證碼是 {code}，{minutes} 分鐘內有效。請勿向他人透露。' },
}

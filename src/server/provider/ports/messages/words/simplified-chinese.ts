import type { MessageWords } from './message-words.ts'

export const simplifiedChinese: MessageWords = {
  greeting: { named: '{name}，您好：', nameless: '您好：' },
  address: '如果按钮无法使用，请打开以下网址：',
  footer: '本邮件与您的账户有关，由 realEstate 发出。请勿直接回复，回信无人查看。',
  news: {
    sales: { one: '{n} 宗新成交', other: '{n} 宗新成交' },
    projects: { one: '{n} 个新项目', other: '{n} 个新项目' },
    newest: '{name}：{price}，{month}',
    places: {
      reach: { one: '距{place} {n} 分钟以内', other: '距{place} {n} 分钟以内' },
      around: { one: '距{place} {n} 米以内', other: '距{place} {n} 米以内' },
      outlines: { one: '您画出的范围以内', other: '您画出的 {n} 个范围以内' },
      stationNamed: '{name}站',
      station: '车站',
      place: '您选的地点',
    },
    stop: '停止所有提醒',
  },
  mail: {
    'verify-email': {
      subject: '请确认您的电邮地址',
      body: ['您的 realEstate 账户已开立。请确认此电邮地址属于您，这样报告才能寄达，忘记密码时也能找回账户。'],
      action: '确认电邮地址',
      note: '链接在 {hours} 小时内有效。如果您没有开立账户，请忽略本邮件；没有本邮件，任何人都无法确认此地址。',
    },
    'reset-password': {
      subject: '设定新密码',
      body: ['有人为您的 realEstate 账户申请设定新密码。'],
      action: '设定新密码',
      note: '链接须在 {minutes} 分钟内使用，且只能使用一次。如果不是您本人申请，请忽略本邮件；您的密码不会改变。',
    },
    activation: {
      subject: '您的 realEstate 账户等待启用',
      body: ['已有人为您在 realEstate 开立账户。设定密码后即可使用。'],
      action: '设定密码',
      note: '链接须在 {days} 天内使用，且只能使用一次。如果您不清楚是谁邀请您，请忽略本邮件。',
    },
    'email-change-code': {
      subject: '更改电邮地址的验证码',
      body: ['请在更改账户电邮地址的页面输入以下验证码。'],
      action: null,
      note: '验证码 {minutes} 分钟内有效。请勿告诉他人，我们绝不会向您索取。如果不是您本人申请，请忽略本邮件；账户不会有任何改变。',
    },
    'email-changed': {
      subject: '您账户的电邮地址已更改',
      body: [
        '您的 realEstate 账户的电邮地址已更改为 {email}。今后请以新地址登录，我们的邮件也会寄往该地址。',
        '如果是您本人更改，无须理会。如果不是，请在今天与我们联系。',
      ],
      action: '联系我们',
      note: '这是寄往此地址的最后一封账户邮件。',
    },
    'password-changed': {
      subject: '您的密码已更改',
      body: ['您的 realEstate 账户密码已更改，其他设备均已登出。', '如果是您本人更改，无须理会。如果不是，请立即设定新密码。'],
      action: '设定新密码',
      note: '每次更改密码我们都会通知您，以防他人擅自更改。',
    },
    'account-deletion': {
      subject: '您的账户将被删除',
      body: ['您已申请删除 realEstate 账户。账户及其中的全部资料将在 {days} 天后永久删除。', '如要保留账户，请在此之前登录。'],
      action: '登录并保留账户',
      note: '如果不是您本人申请，请登录并更改密码。',
    },
    'saved-search-news': {
      subject: '您保存的搜索有新内容',
      body: ['市场数据已更新。以下是您要我们留意的搜索中的新内容：'],
      action: '查看您保存的搜索',
      note: '您可以在账户页面逐项选择提醒的频率，也可以不用登录，一次停止所有提醒：',
    },
  },
  sms: { 'phone-code': '您的 realEstate 验证码是 {code}，{minutes} 分钟内有效。请勿告诉他人。' },
}

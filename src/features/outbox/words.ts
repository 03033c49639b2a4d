/** Texts of the outbox. They are for developers only, so they are not translated and not in the catalogues. */
export const outboxWords = {
  title: 'Outbox',
  lead: 'Mail and SMS of this local environment. Nothing is sent; every message waits here as its reader would see it, newest first.',
  recipient: 'Recipient holds',
  show: 'Show',
  all: 'Show all',
  reload: 'Look again',
  none: 'No message is waiting',
  noneFor: 'No message is waiting for this recipient',
  noneText: 'Register, ask for a new password or for a code, then look again.',
  mail: 'Mail',
  sms: 'SMS',
  to: 'To',
  asText: 'As plain text',
  attached: 'Attached:',
} as const

// Words that columns of the account database hold. Where a migration lists them, a new word needs a migration.

export const USER_KINDS = ['agent', 'non-agent', 'sub-account', 'staff', 'vendor'] as const
export type UserKind = (typeof USER_KINDS)[number]

/** user: a browser; vendor: a vendor's half hour; assistant: a program that somebody allowed (docs/decisions/167). */
export const SESSION_PURPOSES = ['user', 'vendor', 'assistant'] as const
/** What a login opens; the session of an assistant is opened by its code. */
export const LOGIN_PURPOSES = ['user', 'vendor'] as const satisfies readonly (typeof SESSION_PURPOSES)[number][]
export type LoginPurpose = (typeof LOGIN_PURPOSES)[number]

/** What a passkey is asked for. */
export const PASSKEY_PURPOSES = ['register', 'sign-in', 'second-step', 'step-up'] as const
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number]

/** What somebody shows besides the password. */
export const SIGN_IN_FACTORS = ['passkey', 'app', 'recovery-code', 'mail-code'] as const
export type SignInFactor = (typeof SIGN_IN_FACTORS)[number]

/** What a link of a mail is for. */
export const LINK_PURPOSES = ['activate', 'reset-password', 'verify-email'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

export const MESSAGE_CHANNELS = ['mail', 'sms'] as const

/** Where the licence register of a country is from. */
export const REGISTER_ORIGINS = ['demo', 'import'] as const

/** How often new findings of a saved search are mailed. */
export const ALERTS = ['off', 'daily', 'weekly'] as const
export type Alert = (typeof ALERTS)[number]

/** How far an attempt to subscribe has come. */
export const ATTEMPT_STATES = ['open', 'done', 'ended'] as const

/** What staff do with an account. */
export const STAFF_DEEDS = [
  'note',
  'suspend',
  'let-in',
  'end-sessions',
  'send-link',
  'resend-letter',
  'extend-trial',
  'hand-over-listing',
] as const
export type StaffDeedKind = (typeof STAFF_DEEDS)[number]

export const SEAT_STATES = ['invited', 'active', 'suspended', 'removed'] as const
export type SeatState = (typeof SEAT_STATES)[number]

/** Whether whoever reads an address gets copies of enquiries: asked, agreed, or said no. */
export const ENQUIRY_COPY_STATES = ['asked', 'agreed', 'stopped'] as const
export type EnquiryCopyState = (typeof ENQUIRY_COPY_STATES)[number]

/** What an operator does to be able to come back, see scripts/backup.ts and scripts/restore.ts. */
export const UPKEEP_ACTS = ['backup', 'restore'] as const

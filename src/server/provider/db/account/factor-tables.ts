import { anyOf, bit, integer, orNull, table, text } from '../column-table.ts'
import { LOGIN_PURPOSES, PASSKEY_PURPOSES } from './words.ts'

// What somebody signs in with besides the password, and the way back without it.

export const PASSKEY = table('passkey', {
  id: text(),
  userId: text(),
  credentialId: text(),
  publicKey: text(),
  counter: integer(),
  transports: text(),
  name: text(),
  isBackedUp: bit(),
  createdAt: integer(),
  lastUsedAt: orNull(integer()),
})

export const PASSKEY_CHALLENGE = table('passkey_challenge', {
  challengeHash: text(),
  purpose: anyOf(PASSKEY_PURPOSES),
  boundTo: text(),
  expiresAt: integer(),
})

export const AUTHENTICATOR_APP = table('authenticator_app', {
  userId: text(),
  seed: text(),
  createdAt: integer(),
  confirmedAt: orNull(integer()),
  lastStep: integer(),
})

export const RECOVERY_CODE = table('recovery_code', {
  userId: text(),
  codeHash: text(),
  usedAt: orNull(integer()),
})

export const SECOND_STEP = table('second_step', {
  tokenHash: text(),
  userId: text(),
  passwordHash: text(),
  purpose: anyOf(LOGIN_PURPOSES),
  expiresAt: integer(),
  spentAt: orNull(integer()),
})

export const ACCOUNT_RECOVERY = table('account_recovery', {
  tokenHash: text(),
  userId: text(),
  emailKey: text(),
  askedAt: integer(),
  opensAt: integer(),
  expiresAt: integer(),
  refusedAt: orNull(integer()),
  doneAt: orNull(integer()),
})

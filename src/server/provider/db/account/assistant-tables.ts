import { integer, orNull, table, text } from '../column-table.ts'

// Programs that work for somebody by OAuth 2.1.

export const ASSISTANT_CLIENT = table('assistant_client', {
  id: text(),
  name: text(),
  redirectUris: text(),
  createdAt: integer(),
  readAt: orNull(integer()),
  allowedAt: orNull(integer()),
})

export const ASSISTANT_CODE = table('assistant_code', {
  codeHash: text(),
  userId: text(),
  sessionId: text(),
  clientId: text(),
  clientName: text(),
  redirectUri: text(),
  challenge: text(),
  scopes: text(),
  resource: text(),
  createdAt: integer(),
  expiresAt: integer(),
  spentAt: orNull(integer()),
  grantId: orNull(text()),
})

export const ASSISTANT_GRANT = table('assistant_grant', {
  sessionId: text(),
  clientId: text(),
  clientName: text(),
  scopes: text(),
  resource: text(),
  familyHash: text(),
  refreshHash: text(),
  accessScopes: text(),
  accessExpiresAt: integer(),
})

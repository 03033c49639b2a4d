import type { ShareKind } from '#graphql/share-kinds.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, table, text } from '../column-table.ts'

// What agents pass on, and the page of each.

export const SHARE = table('share', {
  id: text(),
  key: text(),
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  kind: text<ShareKind>(),
  title: text(),
  path: text(),
  about: text(),
  edition: text(),
  figuresTo: orNull(integer()),
  lines: orNull(text()),
  passwordHash: orNull(text()),
  createdAt: integer(),
  expiresAt: integer(),
  revokedAt: orNull(integer()),
  openedAt: orNull(integer()),
})

export const SHARE_SNAPSHOT = table('share_snapshot', {
  shareId: text(),
  answers: text(),
})

export const SHARE_VIEW = table('share_view', {
  shareId: text(),
  day: text(),
  n: integer(),
})

export const SHARE_VISITOR = table('share_visitor', {
  shareId: text(),
  day: text(),
  hash: text(),
})

export const SHARE_SALT = table('share_salt', {
  country: anyOf(COUNTRY_CODES),
  day: text(),
  salt: text(),
})

export const SHARE_PASS = table('share_pass', {
  hash: text(),
  shareId: text(),
  endsAt: integer(),
})

export const AGENT_PAGE = table('agent_page', {
  owner: text(),
  country: anyOf(COUNTRY_CODES),
  about: text(),
  languages: text(),
  areas: text(),
  updatedAt: integer(),
  accent: orNull(text()),
  logoKey: orNull(text()),
  hosts: text(),
})

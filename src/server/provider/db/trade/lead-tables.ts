import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anyOf, integer, orNull, table, text } from '../column-table.ts'
import { LEAD_STATES, type LeadOrigin, type LeadState, type Suspicion } from './words.ts'

// Leads.

export const LEAD = table('lead', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  owner: text(),
  origin: text<LeadOrigin>(),
  interest: text(),
  name: text(),
  email: text(),
  phone: text(),
  company: text(),
  locale: text<LocaleCode>(),
  message: text(),
  home: orNull(text()),
  state: anyOf(LEAD_STATES),
  assignedTo: orNull(text()),
  followUpOn: orNull(text()),
  firstAnswerAt: orNull(integer()),
  isProven: integer(),
  suspicion: orNull(text<Suspicion>()),
  siteOrigin: text(),
  createdAt: integer(),
  updatedAt: integer(),
})

export const LEAD_EVENT = table('lead_event', {
  key: text(),
  leadId: text(),
  action: text(),
  actor: orNull(text()),
  fromState: orNull(text<LeadState>()),
  toState: text<LeadState>(),
  note: text(),
  at: integer(),
})

export const LEAD_RULE = table('lead_rule', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  position: integer(),
  interests: text(),
  languages: text(),
  people: text(),
  taken: integer(),
  updatedAt: integer(),
})

export const LEAD_RULE_SET = table('lead_rule_set', {
  country: anyOf(COUNTRY_CODES),
  version: integer(),
  savedAs: text(),
})

import { ORDER_STATES, type OrderState } from '#graphql/order-kinds.ts'
import type { UploadKind } from '#graphql/upload-kinds.ts'
import type { LocaleCode } from '#market/locale-tags.ts'
import { COUNTRY_CODES } from '#market/vocabulary.ts'
import { anyOf, bit, integer, orNull, table, text } from '../column-table.ts'
import { ORDER_SIDES, UPLOAD_STATES } from './words.ts'

// Orders with vendors, and the files of them.

export const VENDOR = table('vendor', {
  userId: text(),
  country: anyOf(COUNTRY_CODES),
  name: text(),
  about: text(),
  address: text(),
  taxNumber: text(),
  prices: text(),
  isActive: bit(),
  version: integer(),
  updatedAt: integer(),
  nextPrices: orNull(text()),
  nextFrom: orNull(text()),
})

export const VENDOR_ORDER = table('vendor_order', {
  id: text(),
  country: anyOf(COUNTRY_CODES),
  serial: integer(),
  agent: text(),
  vendor: text(),
  agentName: text(),
  vendorName: text(),
  agentLocale: text<LocaleCode>(),
  lines: text(),
  cents: integer(),
  home: orNull(text()),
  place: text(),
  access: text(),
  note: text(),
  wishDays: text(),
  visitOn: orNull(text()),
  dueOn: orNull(text()),
  state: anyOf(ORDER_STATES),
  invoiceSerial: orNull(integer()),
  invoice: orNull(text()),
  agentRead: integer(),
  vendorRead: integer(),
  siteOrigin: text(),
  createdAt: integer(),
  updatedAt: integer(),
  staging: orNull(text()),
  bedrooms: orNull(integer()),
  visitStartsAt: orNull(integer()),
  visitEndsAt: orNull(integer()),
  proposal: orNull(text()),
})

export const VENDOR_ORDER_EVENT = table('vendor_order_event', {
  key: text(),
  orderId: text(),
  action: text(),
  actor: anyOf([...ORDER_SIDES, 'clock']),
  fromState: orNull(text<OrderState>()),
  toState: text<OrderState>(),
  note: text(),
  at: integer(),
})

export const VENDOR_ORDER_MESSAGE = table('vendor_order_message', {
  key: text(),
  orderId: text(),
  author: anyOf(ORDER_SIDES),
  text: text(),
  at: integer(),
})

export const UPLOAD = table('upload', {
  id: text(),
  orderId: text(),
  name: text(),
  kind: text<UploadKind>(),
  bytes: integer(),
  print: text(),
  partsId: text(),
  hasPreview: bit(),
  state: anyOf(UPLOAD_STATES),
  deliveredAt: orNull(integer()),
  createdAt: integer(),
  changedAt: integer(),
  side: anyOf(ORDER_SIDES),
})

export const UPLOAD_PART = table('upload_part', {
  uploadId: text(),
  number: integer(),
  etag: text(),
})

import { NAME_MAX_CHARS, ORDER_LINE_MAX_CHARS, ORDER_TEXT_MAX_CHARS } from '#graphql/limits.ts'
import { cleanLine } from '#lib/clean-line.ts'
import { isEmailAddress } from '#lib/email-address.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { today } from '../../day.ts'
import { USER } from '../../db/account/people-tables.ts'
import { pick } from '../../db/column-table.ts'
import { refusal } from '../../errors.ts'
import { messageLocale } from '../../messages/locale.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { emailKey } from '../../user-row.ts'
import { requireStaff } from '../../viewer.ts'
import { recordAudit } from '../account/audit.ts'
import { sendLink } from '../account/send-link.ts'
import { findByEmail, findById } from '../account/user-store.ts'
import { checkedPrices, ServicePriceInput } from './price-item-type.ts'
import { keepVendor, listVendors, orderTotals, pricesAfter, pricesOn, readVendor, type VendorRow } from './vendor-store.ts'
import { type KeptVendor, VendorRef } from './vendor-type.ts'

const VendorInput = builder.inputType('VendorInput', {
  fields: (t) => ({
    id: t.id({ description: 'Of a vendor that is there; without it a new one is made for `email`.' }),
    email: t.string({ description: 'Of a new vendor, who is sent a link to set a password.' }),
    name: t.string({ required: true }),
    about: t.string({ required: true }),
    address: t.string({ required: true }),
    taxNumber: t.string({ required: true }),
    prices: t.field({ type: [ServicePriceInput], required: true }),
    isActive: t.boolean({ required: true }),
    version: t.int({ required: true, description: 'The one that was changed, 0 for a new one.' }),
  }),
})

type AskedVendor = typeof VendorInput.$inferInput

/** Rows with what the accounts and the orders say of them. */
async function withAccounts({ account, trade }: ProviderContext, vendors: readonly VendorRow[]): Promise<KeptVendor[]> {
  const [first] = vendors
  if (!first) return []
  const [users, totals] = await Promise.all([
    account.all(
      pick(USER, 'id', 'email', 'activatedAt'),
      'select id, email, activated_at as activatedAt from user where id in (select value from json_each(?))',
      JSON.stringify(vendors.map(({ userId }) => userId)),
    ),
    orderTotals(trade, first.country),
  ])
  const byId = new Map(users.map((user) => [user.id, user]))
  return vendors.map((vendor) => {
    const user = byId.get(vendor.userId)
    const own = totals.filter((total) => total.vendor === vendor.userId)
    return { ...vendor, email: user?.email ?? '', isActivated: (user?.activatedAt ?? null) !== null, totals: own }
  })
}

/** Texts of a vendor, or the code of what is wrong. */
function checkedVendor({ name, about, address, taxNumber }: AskedVendor) {
  const lines = { name: cleanLine(name), address: cleanLine(address), taxNumber: cleanLine(taxNumber) }
  if (lines.name === '' || lines.name.length > NAME_MAX_CHARS) throw refusal('vendor-name', `A name of 1 to ${NAME_MAX_CHARS} characters.`)
  if (lines.address.length > ORDER_LINE_MAX_CHARS || lines.taxNumber.length > NAME_MAX_CHARS || about.length > ORDER_TEXT_MAX_CHARS)
    throw refusal('vendor-text', 'A text is too long.')
  return { ...lines, about: about.trim() }
}

/** The account of a vendor by its address, made where there is none. Throws `vendor-email`, `vendor-email-used`. */
async function vendorAccount(context: ProviderContext, email: string, name: string): Promise<{ id: string; isNew: boolean }> {
  const { account, country, clock } = context
  if (!isEmailAddress(email)) throw refusal('vendor-email', 'This is not an address.')
  const now = unixSeconds(clock)
  const made = await account.first(
    pick(USER, 'id'),
    `insert into user (id, email, email_key, nick_name, phone_number, country, language, kind, roles, created_at, updated_at)
    values (?, ?, ?, ?, '', ?, ?, 'vendor', '["vendor"]', ?, ?) on conflict (email_key) do nothing returning id`,
    crypto.randomUUID(),
    email,
    emailKey(email),
    name,
    country.countryCode,
    messageLocale('en', country.countryCode),
    now,
    now,
  )
  if (made) return { id: made.id, isNew: true }
  const known = await findByEmail(account, email)
  if (known?.kind !== 'vendor') throw refusal('vendor-email-used', 'The address is that of another account.')
  return { id: known.id, isNew: false }
}

/** The price lists of a vendor with that of today as staff have changed it; one that the vendor has announced for a day to come stays. */
function listsOf({ prices }: AskedVendor, before: VendorRow | null, day: string): Pick<VendorRow, 'prices' | 'nextPrices' | 'nextFrom'> {
  const next = before && pricesAfter(before, day)
  return {
    prices: JSON.stringify(checkedPrices(prices, before ? pricesOn(before, day) : [])),
    nextPrices: next && JSON.stringify(next.prices),
    nextFrom: next?.from ?? null,
  }
}

async function saveVendor(context: ProviderContext, input: AskedVendor): Promise<KeptVendor> {
  const staff = await requireStaff(context)
  const texts = checkedVendor(input)
  // before an account is made for a list that is refused
  checkedPrices(input.prices, [])
  const id = input.id ? String(input.id) : (await vendorAccount(context, cleanLine(input.email ?? ''), texts.name)).id
  const user = await findById(context.account, id)
  if (user?.kind !== 'vendor') throw refusal('vendor-unknown', 'There is no such vendor.')
  const now = unixSeconds(context.clock)
  const { isActive, version } = input
  const { countryCode: country } = context.country
  const lists = listsOf(input, await readVendor(context.trade, id, country), today(context.clock, context.country))
  const row = { userId: id, country, ...texts, ...lists, isActive: isActive ? 1 : 0, version } as const
  const kept = await keepVendor(context.trade, row, now)
  if (!kept) throw refusal('vendor-changed', 'The vendor was changed elsewhere meanwhile.')
  await recordAudit(context.account, 'vendor-kept', { userId: staff.id, at: now, detail: `${kept.country} ${kept.version}` })
  if (user.activatedAt === null && version === 0) await sendLink(context, user, 'activate')
  const [whole] = await withAccounts(context, [kept])
  if (!whole) throw refusal('vendor-unknown', 'There is no such vendor.')
  return whole
}

builder.queryField('vendors', (t) =>
  t.field({
    type: [VendorRef],
    description: 'All vendors of the country with their prices and the states of their orders. For staff.',
    extensions: { cost: 20, listSize: 20 },
    resolve: async (_, __, context) => {
      await requireStaff(context)
      return withAccounts(context, await listVendors(context.trade, context.country.countryCode, { isActive: false }))
    },
  }),
)

builder.mutationFields((t) => ({
  saveVendor: t.field({
    type: VendorRef,
    description:
      'Keeps a vendor of the country. A new one gets an account and the link to set a password. For staff. Codes: vendor-email, vendor-email-used, vendor-name, vendor-text, vendor-prices-<fault>, vendor-changed, vendor-unknown.',
    args: { input: t.arg({ type: VendorInput, required: true }) },
    extensions: { cost: 100 },
    resolve: (_, { input }, context) => saveVendor(context, input),
  }),
  inviteVendor: t.field({
    type: 'Boolean',
    description: 'Sends a vendor that has no password yet another link to set one. For staff. Codes: vendor-unknown, too-many-attempts.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 50 },
    resolve: async (_, { id }, context) => {
      await requireStaff(context)
      const user = await findById(context.account, String(id))
      if (user?.kind !== 'vendor' || user.activatedAt !== null) throw refusal('vendor-unknown', 'There is no such vendor.')
      if (!(await sendLink(context, user, 'activate'))) throw refusal('too-many-attempts', 'Several links were sent within the hour.')
      return true
    },
  }),
}))

import { actionKey, momentOf } from '../../asked.ts'
import { builder } from '../../builder.ts'
import { checkedPage, connectionOf } from '../../paging.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireStaff } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { countCodes, listCodes, madeCode, promotionKey } from './code-rows.ts'
import { CodeKindEnum, PromotionCodeConnectionRef, PromotionCodeRef } from './code-type.ts'
import { endCode, makeCode } from './make-code.ts'

const PromotionCodeInput = builder.inputType('PromotionCodeInput', {
  fields: (t) => ({
    code: t.string({ required: true }),
    country: t.field({ type: CountryCodeEnum, required: true }),
    kind: t.field({ type: CodeKindEnum, required: true }),
    percent: t.float({ description: 'Off; instead of an amount.' }),
    amountOff: t.int({ description: "Off, in the currency's smallest unit; instead of per cent." }),
    months: t.int({ description: 'How long a discount holds; without: as long as the subscription.' }),
    plans: t.stringList({ description: 'Keys of plans; without: all.' }),
    isFirstTimeOnly: t.boolean(),
    useLimit: t.int(),
    endsDate: t.string({ description: 'After it nobody can use the code. ISO 8601.' }),
    vipUntilDate: t.string({ description: 'Of a VIP code: until when it opens everything. ISO 8601.' }),
  }),
})

builder.queryField('promotionCodes', (t) =>
  t.field({
    type: PromotionCodeConnectionRef,
    description: 'Promotion codes with their use, the newest first. For staff.',
    args: { country: t.arg({ type: CountryCodeEnum }), text: t.arg.string(), first: t.arg.int(), offset: t.arg.int() },
    extensions: { cost: 20 },
    resolve: async (_, { country, text, ...paging }, context) => {
      await requireStaff(context)
      const [page, filter, now] = [checkedPage(paging), { country, text }, unixSeconds(context.clock)]
      const rows = await listCodes(context.account, filter, page)
      return connectionOf(
        rows.map((row) => madeCode(row, now)),
        page,
        () => countCodes(context.account, filter),
      )
    },
  }),
)

builder.mutationFields((t) => ({
  makePromotionCode: t.field({
    type: PromotionCodeRef,
    description:
      'Makes a code. For staff. Codes: code-text, code-taken, code-off, code-plans, code-limit, code-dates, billing-country, billing-unavailable, billing-unreachable.',
    args: { key: t.arg.string({ required: true }), input: t.arg({ type: PromotionCodeInput, required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { key, input }, context) => {
      const { id: staff } = await requireStaff(context)
      const { code, country, kind, percent, amountOff, months, plans, isFirstTimeOnly, useLimit, endsDate, vipUntilDate } = input
      const row = await makeCode(context, {
        id: actionKey(key, staff, 'code').slice(0, 32),
        code: promotionKey(code),
        country,
        kind,
        percent: percent ?? null,
        amountOff: amountOff ?? null,
        months: months ?? null,
        plans: plans ?? [],
        isFirstTimeOnly: isFirstTimeOnly ?? false,
        useLimit: useLimit ?? null,
        endsAt: endsDate ? momentOf(endsDate) : null,
        vipUntil: vipUntilDate ? momentOf(vipUntilDate) : null,
      })
      return madeCode(row, unixSeconds(context.clock))
    },
  }),
  endPromotionCode: t.field({
    type: PromotionCodeRef,
    description: 'Nobody can use it from now on; what it has given stays. For staff. Codes: code-unknown, billing-unreachable.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 100 },
    resolve: async (_, { id }, context) => {
      await requireStaff(context)
      return madeCode(await endCode(context, String(id)), unixSeconds(context.clock))
    },
  }),
}))

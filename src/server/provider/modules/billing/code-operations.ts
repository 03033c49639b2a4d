import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { CodeKindEnum, PromotionCodeConnectionRef, PromotionCodeRef } from './code-type.ts'

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
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
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
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
  endPromotionCode: t.field({
    type: PromotionCodeRef,
    description: 'Nobody can use it from now on; what it has given stays. For staff. Codes: code-unknown, billing-unreachable.',
    args: { id: t.arg.id({ required: true }) },
    extensions: { cost: 100 },
    resolve: () => {
      throw refusal('billing-unreachable', 'x')
    },
  }),
}))

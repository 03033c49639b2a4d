import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { entitles, holdsParams, readParams, upcomingInvoice } from './subscription-rules.ts'
import { subscriptionsIn } from './subscription-store.ts'
import { SubscriptionCheckRef } from './subscription-type.ts'

builder.queryField('checkSubscription', (t) =>
  t.field({
    type: SubscriptionCheckRef,
    description:
      "The viewer's own subscription in a country and the next payment. A subscription that no longer entitles is null; its open invoice is still returned.",
    args: {
      country: t.arg({ type: CountryCodeEnum, required: true }),
      frontParams: t.arg.string({ description: 'A JSON object: only prices whose frontParams hold all of its pairs.' }),
    },
    resolve: async (_, { country, frontParams }, context) => {
      const viewer = await requireViewer(context)
      const now = unixSeconds(context.clock)
      const asked = frontParams ? readParams(frontParams) : {}
      if (!asked) throw refusal('front-params-invalid', 'frontParams is a JSON object as text.')
      const all = await subscriptionsIn(context.account, viewer.id, country)
      const rows = all.filter((row) => holdsParams(row.frontParams, asked))
      const subscription = rows.find((row) => entitles(row, now)) ?? null
      const billed = subscription ?? rows[0]
      return { subscription, invoice: billed ? upcomingInvoice(billed) : null }
    },
  }),
)

import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { UserRef } from '../account/type.ts'
import { mayRead } from '../account/viewer.ts'
import { promotionOfUser, subscriptionOfUser } from './subscription-of-user.ts'
import { StripeSubscriptionRef, SubscriptionRef } from './subscription-type.ts'

// §3 User: what is paid for, for its owner and staff
builder.objectFields(UserRef, (t) => ({
  stripeSubscription: t.field({
    type: StripeSubscriptionRef,
    nullable: true,
    description: 'The subscription that entitles now, own or by a seat; null when none does (§6).',
    resolve: async ({ id }, _, context) => {
      if (!(await mayRead(context, id))) throw refusal('forbidden', 'This belongs to somebody else.')
      return subscriptionOfUser(context, id)
    },
  }),
  subscription: t.field({
    type: SubscriptionRef,
    nullable: true,
    description: 'The promotion the account was opened with.',
    resolve: async ({ id }, _, context) => {
      if (!(await mayRead(context, id))) throw refusal('forbidden', 'This belongs to somebody else.')
      return promotionOfUser(context, id)
    },
  }),
}))

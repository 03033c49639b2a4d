import { builder } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { mayRead } from '../../viewer.ts'
import { UserRef } from '../account/type.ts'
import { promotionOfUser, subscriptionOfUser } from '../subscription/subscription-of-user.ts'
import { StripeSubscriptionRef, SubscriptionRef } from '../subscription/subscription-type.ts'

// §3 User: the paid parts, for the owner and staff
builder.objectFields(UserRef, (t) => ({
  stripeSubscription: t.field({
    type: StripeSubscriptionRef,
    nullable: true,
    description: 'The subscription that entitles the person now, their own or a seat’s; null without one (§6).',
    resolve: async ({ id }, _, context) => {
      if (!(await mayRead(context, id))) throw refusal('forbidden', 'This belongs to somebody else.')
      return subscriptionOfUser(context, id)
    },
  }),
  subscription: t.field({
    type: SubscriptionRef,
    nullable: true,
    description: 'The promotion with which the account was opened.',
    resolve: async ({ id }, _, context) => {
      if (!(await mayRead(context, id))) throw refusal('forbidden', 'This belongs to somebody else.')
      return promotionOfUser(context, id)
    },
  }),
}))

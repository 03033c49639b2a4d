import { RIGHTS } from '#graphql/plan-rights.ts'
import { builder, vocabularyEnum } from '../../builder.ts'
import { refusal } from '../../errors.ts'
import { mayRead } from '../../viewer.ts'
import { UserRef } from '../account/type.ts'
import { rightsOfUser } from '../subscription/entitlement.ts'
import { promotionOfUser, subscriptionOfUser } from '../subscription/subscription-of-user.ts'
import { StripeSubscriptionRef, SubscriptionRef } from '../subscription/subscription-type.ts'

const PlanRightEnum = vocabularyEnum('PlanRight', RIGHTS)

// §3 User: the paid parts, for the owner and staff
builder.objectFields(UserRef, (t) => ({
  rights: t.field({
    type: [PlanRightEnum],
    description: 'What is open to the person now: by the plan, the seat, the VIP code, or as staff (§6); nothing in a session of vendors.',
    resolve: async (user, _, context) => {
      if (!(await mayRead(context, user.id))) throw refusal('forbidden', 'This belongs to somebody else.')
      const viewer = await context.viewer()
      return viewer?.sessionPurpose === 'user' ? [...(await rightsOfUser(context, user))] : []
    },
  }),
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

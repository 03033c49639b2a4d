import { builder } from '../../builder.ts'
import { ProjectRef } from '../property/type.ts'
import { ReasonEnum } from './statement-type.ts'
import { ConfidenceEnum, RefusalReasonEnum } from './type.ts'
import { type UsualEstimate, type UsualRefusal, usualEstimates } from './usual-estimate-store.ts'

const UsualEstimateRef = builder.objectRef<UsualEstimate>('UsualEstimate').implement({
  fields: (t) => ({
    asOf: t.expose('asOf', { type: 'Month', description: "The newest month of the segment's data when the market was published." }),
    unitMix: t.exposeString('unitMix'),
    areaSqm: t.exposeFloat('areaSqm'),
    floor: t.exposeInt('floor', { nullable: true }),
    value: t.expose('value', { type: 'Money' }),
    low90: t.expose('low90', { type: 'Money', description: 'The range of `estimate`, of the same home: nine in ten sell in it.' }),
    high90: t.expose('high90', { type: 'Money' }),
    confidence: t.expose('confidence', { type: ConfidenceEnum, nullable: true, description: 'As of `estimate`.' }),
    unmeasured: t.expose('unmeasured', { type: ReasonEnum, nullable: true, description: 'Why nothing is measured.' }),
  }),
})

const UsualRefusalRef = builder.objectRef<UsualRefusal>('UsualEstimateRefusal').implement({
  fields: (t) => ({ reason: t.field({ type: RefusalReasonEnum, resolve: ({ refusal }) => refusal }) }),
})

const UsualResultRef = builder.unionType('UsualEstimateResult', {
  types: [UsualEstimateRef, UsualRefusalRef],
  resolveType: ({ refusal }) => (refusal === null ? UsualEstimateRef : UsualRefusalRef),
})

builder.objectField(ProjectRef, 'usualEstimate', (t) =>
  t.field({
    type: UsualResultRef,
    nullable: true,
    description:
      'What `estimate` says without input, made when the market was published, for lists: the most traded unit mix at its median size, on the middle floor. Null of commercial buildings.',
    extensions: { cost: 1 },
    resolve: ({ id }, _, context) => context.perRequest(usualEstimates).load(id),
  }),
)

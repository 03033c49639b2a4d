import { builder } from '../../builder.ts'
import { readPlace } from '../../client-place.ts'
import { GeoipAnswerRef } from './type.ts'

builder.queryField('geoipFuture', (t) =>
  t.field({
    type: GeoipAnswerRef,
    description: 'The location of the caller as the platform knows it; success is false where it is unknown.',
    resolve: (_, __, { clientPlace }) => ({ place: readPlace(clientPlace()) }),
  }),
)

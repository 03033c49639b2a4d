import { builder } from '../../builder.ts'
import { readPlace } from './client-place.ts'
import { GeoipAnswerRef } from './type.ts'

builder.queryField('geoipFuture', (t) =>
  t.field({
    type: GeoipAnswerRef,
    description: 'Where the platform sees the caller; success is false where it does not.',
    resolve: (_, __, { clientPlace }) => ({ place: readPlace(clientPlace) }),
  }),
)

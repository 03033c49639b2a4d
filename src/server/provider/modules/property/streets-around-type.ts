import { builder } from '../../builder.ts'
import { type StreetPiece, streetsAround } from '../map/streets-around.ts'
import { ProjectRef } from './type.ts'

const StreetPieceRef = builder.objectRef<StreetPiece>('StreetPiece').implement({
  description: 'A part of a street near a place.',
  fields: (t) => ({
    isMain: t.exposeBoolean('isMain'),
    points: t.exposeString('points', {
      description: 'Hundred-thousandths of a degree as differences, latitude first, in the letters of an encoded polyline.',
    }),
  }),
})

/** What a small map shows from its middle to its sides. */
const SMALL_MAP_METRES = 1_450

builder.objectField(ProjectRef, 'streetsAround', (t) =>
  t.field({
    type: [StreetPieceRef],
    description:
      'The streets of a small map with the project in its middle; none where the market has no streets or the place is not known.',
    extensions: { cost: 40, listSize: 200 },
    resolve: ({ lat, lng }, _, context) => (lat === null || lng === null ? [] : streetsAround(context, { lat, lng }, SMALL_MAP_METRES)),
  }),
)

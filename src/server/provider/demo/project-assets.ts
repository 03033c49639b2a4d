import { UNIT_MIXES } from '#market/vocabulary.ts'
import type { AssetRow } from '../db/market/rows.ts'
import type { ProjectLayout } from './layouts.ts'

type Planned = Omit<AssetRow, 'id' | 'projectId' | 'position'>

/** The pictures of a project. The application draws all of them, so none has a URL. */
export function planAssets(layout: ProjectLayout, name: string): Planned[] {
  const isEstate = layout.floors === null
  const isOffice = layout.mixes.every(({ bedroomCount }) => bedroomCount === null)
  const plans = isEstate || isOffice ? [] : layout.mixes.toSorted((a, b) => UNIT_MIXES.indexOf(a.unitMix) - UNIT_MIXES.indexOf(b.unitMix))
  return [
    { type: 'image', subtype: 'facade', title: name, url: '', drawing: 'facade', unitMix: null },
    { type: 'location', subtype: 'map', title: name, url: '', drawing: 'location', unitMix: null },
    // the arrangement of houses on their estate is not known
    ...(isEstate ? [] : [{ type: 'site-plan', subtype: 'plan', title: name, url: '', drawing: 'site-plan', unitMix: null } as const]),
    ...plans.map(
      ({ unitMix }): Planned => ({ type: 'floor-plan', subtype: 'unit-mix', title: name, url: '', drawing: 'floor-plan', unitMix }),
    ),
  ]
}

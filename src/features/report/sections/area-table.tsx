import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Format } from '#property/use-format.ts'
import type { BuildingInfo } from '../project.ts'
import { BothUnits } from './both-units.tsx'
import { measureWords } from './building-words.ts'

type Areas = NonNullable<BuildingInfo['totalBuildingArea']>
type Standing = 'verified' | 'marketable' | 'other'

const standingWords: Record<Standing, MessageDescriptor> = {
  verified: msg`verified`,
  marketable: msg`as marketed`,
  other: msg`other sources`,
}
const STANDINGS = ['verified', 'marketable', 'other'] as const

interface Row {
  key: string
  what: MessageDescriptor
  areas: Areas | null
}

/** Areas of the building with their measure and source. */
export function AreaTable({ info, format }: { info: BuildingInfo; format: Format }) {
  const { i18n } = useLingui()
  const kinds: Row[] = [
    { key: 'total', what: msg`Whole building`, areas: info.totalBuildingArea },
    { key: 'plate', what: msg`Typical floor`, areas: info.typicalFloorPlateArea },
    { key: 'sold', what: msg`Sold on record`, areas: info.totalTransactedArea },
  ]
  const rows = kinds.flatMap(({ key, what, areas }) =>
    STANDINGS.flatMap((standing) =>
      (areas?.[standing] ?? []).map(({ measure, sqm }) => ({ key: `${key} ${standing} ${measure}`, what, standing, measure, sqm })),
    ),
  )
  if (rows.length === 0) return null
  return (
    <table className="figures w-full border-collapse">
      <caption className="pt-5 pb-1 text-start font-[560]">
        <Trans context="floor areas">Areas</Trans>
      </caption>
      <tbody>
        {rows.map(({ key, what, standing, measure, sqm }) => (
          <tr key={key} className="border-b border-line-2">
            <th scope="row" className="py-1.5 pe-4 text-start font-normal text-ink-2">
              {i18n._(what)}
              <span className="block text-xs text-ink-3">
                {measure}, {i18n._(measureWords[measure])}, {i18n._(standingWords[standing])}
              </span>
            </th>
            <td className="py-1.5 text-end align-top whitespace-nowrap">
              <BothUnits sqm={sqm} format={format} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { TypeGroup } from '#market/vocabulary.ts'
import type { ProviderContext } from '../../context.ts'
import { batchLoader } from '../../db/batch-loader.ts'
import { integer, orNull, pick, type RowOf, real, text } from '../../db/column-table.ts'
import { LISTING_GROUP } from '../../db/trade/group-tables.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'

const SECONDS_PER_DAY = 86_400

/** §3: what is asked for the homes of one unit mix that are for sale: homes, however many agents advertise each. */
const ASKING_FIGURES = {
  /** first seen within twelve months, within thirty days; null where nobody has ever advertised a home in the country */
  listingCount1y: orNull(integer()),
  listingCount30d: orNull(integer()),
  /** of those that are advertised now */
  listingPriceMin: orNull(integer()),
  listingPriceMax: orNull(integer()),
  listingPsfMin: orNull(real()),
  listingPsfMax: orNull(real()),
}
type AskingFigures = RowOf<typeof ASKING_FIGURES>

interface AskedMix {
  typeGroup: TypeGroup
  slug: string
  unitMix: string
}

const keyOf = ({ typeGroup, slug, unitMix }: AskedMix): string => `${typeGroup} ${slug} ${unitMix}`

const NOTHING = { listingPriceMin: null, listingPriceMax: null, listingPsfMin: null, listingPsfMax: null }

/** What is asked for unit mixes of projects: one statement for all of them. */
export const askingFigures = ({ trade, country: { countryCode }, clock }: ProviderContext) => {
  const loader = batchLoader<string, AskingFigures>(
    async (keys) => {
      const asked = keys.map((key): AskedMix => JSON.parse(key))
      const projects = new Map(asked.map(({ typeGroup, slug }) => [`${typeGroup} ${slug}`, { typeGroup, slug }]))
      const now = unixSeconds(clock)
      const rows = await trade.all(
        { ...ASKING_FIGURES, ...pick(LISTING_GROUP, 'typeGroup'), slug: text(), unitMix: text() },
        `select g.type_group as typeGroup, g.project_slug as slug, g.unit_mix as unitMix,
          sum(g.first_seen_at > ?3) as listingCount1y, sum(g.first_seen_at > ?4) as listingCount30d,
          min(iif(g.is_live, g.price, null)) as listingPriceMin, max(iif(g.is_live, g.price, null)) as listingPriceMax,
          min(iif(g.is_live, g.psf, null)) as listingPsfMin, max(iif(g.is_live, g.psf, null)) as listingPsfMax
        from json_each(?1) v cross join listing_group g on g.country = ?2 and g.type_group = v.value ->> 'typeGroup'
          and g.project_slug = v.value ->> 'slug' and g.activity = 'sale'
        group by 1, 2, 3
        union all select null, '', '', 0, 0, null, null, null, null where exists (select 1 from listing_group where country = ?2)`,
        JSON.stringify([...projects.values()]),
        countryCode,
        now - 365 * SECONDS_PER_DAY,
        now - 30 * SECONDS_PER_DAY,
      )
      const none = rows.some(({ typeGroup }) => typeGroup === null) ? 0 : null
      const found = new Map(
        rows.flatMap((row) => (row.typeGroup === null ? [] : [[keyOf({ ...row, typeGroup: row.typeGroup }), row] as const])),
      )
      return new Map(
        keys.map((key, at) => {
          const mix = asked[at]
          return [key, (mix && found.get(keyOf(mix))) ?? { ...NOTHING, listingCount1y: none, listingCount30d: none }]
        }),
      )
    },
    { ...NOTHING, listingCount1y: null, listingCount30d: null },
  )
  return { load: (mix: AskedMix) => loader.load(JSON.stringify(mix)) }
}

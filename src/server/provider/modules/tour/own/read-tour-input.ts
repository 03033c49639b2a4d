import type { TourBundleKind } from '#graphql/tour-kinds.ts'
import type { Statements } from '../../../db/client.ts'
import { notNull, pick, type RowOf, text } from '../../../db/column-table.ts'
import { TOUR_BUNDLE } from '../../../db/trade/tour-tables.ts'
import { refusal } from '../../../errors.ts'
import { takenIds } from './own-tour-store.ts'
import type { TourDraftInput } from './own-tour-type.ts'
import { type TourDraft, tourDraft } from './tour-draft.ts'

type AskedDraft = typeof TourDraftInput.$inferInput

const PICTURE_ROW = {
  ...pick(TOUR_BUNDLE, 'id'),
  kind: text<TourBundleKind | 'own'>(),
  width: notNull(TOUR_BUNDLE.columns.width),
  height: notNull(TOUR_BUNDLE.columns.height),
}
type Picture = RowOf<typeof PICTURE_ROW>

/** Pictures that a tour may show: bundles that have arrived and were looked at, and files that scenes have of their own. */
async function picturesOf(trade: Statements, tour: string): Promise<Map<string, Picture>> {
  const rows = await trade.all(
    PICTURE_ROW,
    `select id, kind, width, height from tour_bundle where tour_id = ?1 and state = 'stored'
    union all select id, 'own', width, height from tour_scene where tour_id = ?1 and pano is null`,
    tour,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

const noPicture = () => refusal('tour-picture', 'A picture has not arrived, or is not of this tour.')

/**
 * Reads what is sent of a tour. Sizes come from the pictures that have arrived, never from the caller. Throws `tour-draft` for what cannot be so, `tour-picture` for a
 * picture that is not there.
 */
export async function readTourInput(
  trade: Statements,
  id: string,
  { title, about, plan, scenes }: AskedDraft,
  before: TourDraft,
): Promise<TourDraft> {
  const pictures = await picturesOf(trade, id)
  const read = tourDraft.safeParse({
    title,
    about,
    projectName: before.projectName,
    plan: plan ? planOf(pictures, { bundle: plan.bundle ?? null, metre: plan.metre ?? null }, before) : null,
    scenes: scenes.map(({ pano, still, planX, planY, spots, ...scene }) => {
      const [whole, first] = [pictures.get(String(pano)), pictures.get(String(still))]
      const isOwn = whole?.kind === 'own' && whole.id === scene.id
      if (!whole || !(whole.kind === 'pano' || isOwn)) throw noPicture()
      if (!first || !(first.kind === 'still' || (first.kind === 'own' && first.id === scene.id))) throw noPicture()
      return {
        ...scene,
        planX: planX ?? null,
        planY: planY ?? null,
        pano: isOwn ? null : whole.id,
        still: first.kind === 'own' ? null : first.id,
        width: whole.width,
        spots: spots.map(({ toScene, ...spot }) => ({ ...spot, toScene: toScene ?? null })),
      }
    }),
  })
  if (!read.success) throw refusal('tour-draft', read.error.issues[0]?.message ?? 'The tour cannot be so.')
  if (await takenIds(trade, id, read.data)) throw refusal('tour-draft', 'An id is another tour’s.')
  return read.data
}

function planOf(
  pictures: ReadonlyMap<string, Picture>,
  { bundle, metre }: { bundle: string | null; metre: number | null },
  before: TourDraft,
): TourDraft['plan'] {
  if (bundle === null) {
    if (before.plan?.bundle !== null) throw noPicture()
    return { ...before.plan, metre }
  }
  const picture = pictures.get(bundle)
  if (picture?.kind !== 'plan') throw noPicture()
  return { bundle, width: picture.width, height: picture.height, metre }
}

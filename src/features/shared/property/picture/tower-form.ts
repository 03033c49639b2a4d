import type { BuildingPlan } from './building-plan.ts'
import { pickOne, pictureRandom } from './random.ts'

/** What the facts of a private tower leave open; its seed decides, within what was usual in its decade. */
export interface TowerForm {
  /** plant room, glass lantern between fins, planted roof, or a mast on the plant room */
  crown: 'plant' | 'lantern' | 'garden' | 'mast'
  /** the bays that carry balconies */
  balconies: 'corners' | 'middle' | 'alternate'
  /** a vertical band in the accent colour: none, along one edge, or over the stairs in the middle */
  band: 'none' | 'edge' | 'core'
  /** how the glass lies in the wall: windows, bands from side to side, or strips between piers */
  cladding: 'windows' | 'ribbons' | 'piers'
}

const NEWER = {
  crowns: ['lantern', 'garden', 'mast', 'plant'],
  cladding: ['windows', 'ribbons', 'piers'],
} as const
const OLDER = { crowns: ['plant', 'garden'], cladding: ['windows', 'ribbons'] } as const

/** Balconies at every other bay of a higher tower would make the drawing too large. */
const ALTERNATE_FLOORS_MAX = 36

export function towerForm(seed: string, { era, floors }: Pick<BuildingPlan, 'era' | 'floors'>): TowerForm {
  const random = pictureRandom(`${seed} form`)
  const { crowns, cladding } = era === 'fin' ? NEWER : OLDER
  return {
    crown: floors < 8 ? 'plant' : pickOne<TowerForm['crown']>(random, crowns),
    balconies: pickOne(random, ['corners', 'middle', floors > ALTERNATE_FLOORS_MAX ? 'corners' : 'alternate']),
    band: pickOne(random, ['none', 'edge', 'core']),
    cladding: pickOne<TowerForm['cladding']>(random, cladding),
  }
}

/** Share of the room above the ground that a building of so many floors fills, so that a taller one is drawn taller beside a lower one. */
export const heightShare = (floors: number): number => 0.42 + 0.58 * Math.min(1, floors / 45) ** 0.8

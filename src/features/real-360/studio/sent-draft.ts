import type { Tour } from '../tour/tour-scenes.ts'
import type { SentDraft } from './studio.functions.ts'

/** A tour as it is sent to be kept. */
export const sentDraftOf = ({ title, about, plan, scenes }: Tour): SentDraft => ({
  title,
  about,
  plan: plan ? { bundle: plan.bundle ?? null, metre: plan.metre ?? null } : null,
  scenes: scenes.map(({ id, place, hour, name, caption, alt, north, yaw, pitch, zoom, planX, planY, pano, still, spots }) => ({
    id,
    place,
    hour,
    name,
    caption,
    alt,
    north,
    yaw,
    pitch,
    zoom,
    pano,
    still,
    planX: planX ?? null,
    planY: planY ?? null,
    spots: spots.map(({ toScene, ...spot }) => ({ ...spot, toScene: toScene ?? null })),
  })),
})

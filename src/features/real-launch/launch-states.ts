import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KeptLaunchFragment, LaunchState } from '#graphql/generated/graphql.ts'
import type { BadgeTone } from '#ui/badge.tsx'

export const launchStateWords: Record<LaunchState, MessageDescriptor> = {
  ANNOUNCED: msg`Announced`,
  PREVIEW: msg`Preview`,
  SELLING: msg`Selling`,
  SOLD_OUT: msg`Sold out`,
}

export const LAUNCH_TONES: Record<LaunchState, BadgeTone> = {
  ANNOUNCED: 'quiet',
  PREVIEW: 'caution',
  SELLING: 'lagoon',
  SOLD_OUT: 'quiet',
}

type Dated = Pick<KeptLaunchFragment, 'previewFrom' | 'previewTo' | 'bookingFrom'>

/** What comes next for a buyer: the preview, while it is open its end, then the first day of booking; null where all of it is past. Days are "2026-11-28". */
export function nextDay(
  { previewFrom, previewTo, bookingFrom }: Dated,
  today: string,
): { kind: 'preview' | 'preview-end' | 'booking'; day: string } | null {
  if (previewFrom && previewFrom > today) return { kind: 'preview', day: previewFrom }
  if (previewFrom && previewTo && previewTo >= today) return { kind: 'preview-end', day: previewTo }
  return bookingFrom && bookingFrom >= today ? { kind: 'booking', day: bookingFrom } : null
}

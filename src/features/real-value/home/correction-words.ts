import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Correction, CorrectionChoice, CorrectionKey } from '../corrections.ts'

export const correctionWords: Record<Correction['key'], MessageDescriptor> = {
  renovation: msg`Renovation and condition`,
  view: msg({ message: 'View', context: 'from the windows' }),
  facing: msg`Facing`,
  own: msg`Your own figure`,
}

export const choiceWords: { [Key in CorrectionKey]: Record<CorrectionChoice<Key>, MessageDescriptor> } = {
  renovation: {
    'needs-work': msg`Needs renovation`,
    partly: msg`Kitchen or bathrooms renewed`,
    whole: msg`Renewed throughout, lately`,
  },
  view: {
    blocked: msg`Blocked by another building`,
    open: msg({ message: 'Open', context: 'from the windows' }),
    green: msg`Over park or water`,
  },
  facing: { road: msg`To a busy road or railway`, west: msg`West: afternoon sun`, 'north-south': msg`North and south` },
}

/** The word for a choice; null for the owner's own figure, which has none. */
export function correctionChoiceWord({ key, choice }: Pick<Correction, 'key' | 'choice'>): MessageDescriptor | null {
  if (key === 'own' || choice === null) return null
  return (choiceWords[key] as Record<string, MessageDescriptor>)[choice] ?? null
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Use } from '#property/duties/purchase.ts'

export const USE_WORDS = {
  home: msg`A home to live in`,
  'first-home': msg`My first home, to live in`,
  investment: msg`To let or to hold`,
} as const satisfies Record<Use, MessageDescriptor>

export const LOAN_COUNT_WORDS = [msg`One: this is the first`, msg`Two with this one`, msg`Three or more`] as const

export const FLAT_WORDS = {
  private: msg`Private home`,
  public: msg`HDB flat or new executive condominium`,
} as const

import { useLingui } from '@lingui/react/macro'
import type { AppointmentOutcome } from '#graphql/generated/graphql.ts'
import { Badge } from '#ui/badge.tsx'
import { OUTCOME_WORDS } from './own-words.ts'

/** How an appointment went; nothing until that was said. */
export function OutcomeBadge({ outcome }: { outcome: AppointmentOutcome | null }) {
  const { i18n } = useLingui()
  return outcome === null ? null : <Badge tone={outcome === 'CAME' ? 'quiet' : 'caution'}>{i18n._(OUTCOME_WORDS[outcome])}</Badge>
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { GIVEN_KINDS, type GivenKind } from './given-kinds.ts'

interface GivenChoiceProps {
  legend: ReactNode
  offered: readonly GivenKind[]
  value: readonly GivenKind[]
  onValue: (kinds: GivenKind[]) => void
}

/** Which of these a reader is given; nothing to choose where there is one alone. */
export function GivenChoice({ legend, offered, value, onValue }: GivenChoiceProps) {
  const { i18n } = useLingui()
  if (offered.length < 2) return null
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend>{legend}</legend>
      {offered.map((kind) => (
        <Checkbox
          key={kind}
          name={kind}
          label={i18n._(GIVEN_KINDS[kind].words)}
          value={value.includes(kind)}
          onValue={(isGiven) => onValue(offered.filter((one) => (one === kind ? isGiven : value.includes(one))))}
        />
      ))}
    </fieldset>
  )
}

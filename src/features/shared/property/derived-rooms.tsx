import { Trans } from '@lingui/react/macro'

/** Behind bedrooms that no record states; {@link DerivedRoomsNote} says below the list what it means. */
export const DERIVED_MARK = '*'

/** Of bedrooms that no record states: that they are derived, and how. `marked`: {@link DERIVED_MARK} stands behind each of them. */
export function DerivedRoomsNote({ marked = false }: { marked?: boolean }) {
  return (
    <p className="mt-2 max-w-[72ch] text-sm text-ink-3">
      {marked ? `${DERIVED_MARK} ` : null}
      <Trans>
        Bedrooms are derived, because records of sales do not state them: the number that most rental contracts for homes of that size in
        the same project state.
      </Trans>
    </p>
  )
}

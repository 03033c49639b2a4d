import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderFactsFragment } from '#graphql/generated/graphql.ts'
import { Button } from '#ui/button.tsx'

/** Saves the visit of an order as a file for calendar programs; nothing where no hour is named. */
export function VisitFileButton({ number, file }: Pick<OrderFactsFragment, 'number'> & { file: string | null | undefined }) {
  const { t } = useLingui()
  if (!file) return null
  const save = async () => (await import('#ui/save-file.ts')).saveFile(`${number}.ics`, file, 'text/calendar')
  return (
    <Button
      size="small"
      aria-label={t`Add ${number} to your calendar`}
      className="relative z-1 justify-self-start"
      onClick={() => void save()}
    >
      <Trans>Add to your calendar</Trans>
    </Button>
  )
}

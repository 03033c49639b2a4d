import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { DerivedRoomsNote } from '#property/derived-rooms.tsx'
import { type ValueTool, valueHomeLink } from '#property/value-link.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { describedHome } from '../described-home.ts'
import type { ValueSearch } from '../search.ts'
import type { HomeValue, ValuedProject } from '../value-home.functions.ts'
import { AssumptionFields } from './assumption-fields.tsx'
import { MixField, SizeAndFloor } from './home-size-fields.tsx'
import { TenureFields } from './tenure-fields.tsx'

interface HomeFieldsProps {
  value: HomeValue
  project: ValuedProject
  tool: ValueTool
  search: ValueSearch
}

/** The home to value and its owner's assumptions, as a plain GET form whose names are parameters of the address. */
export function HomeFields({ value, project, tool, search }: HomeFieldsProps) {
  const { t } = useLingui()
  const router = useRouter()
  const home = describedHome(project, search, useAreaUnit())
  const link = valueHomeLink(project, value.market.countryCode, tool)
  return (
    <form
      action={router.buildLocation({ to: tool }).publicHref.split('?')[0]}
      method="get"
      aria-label={t`Describe the home`}
      className="no-print grid gap-4 rounded border border-line bg-sheet p-5"
    >
      {Object.entries(link.search).map(([name, word]) => (
        <input key={name} type="hidden" name={name} value={word} />
      ))}
      <h2 className="title text-xl">
        <Trans>Describe the home</Trans>
      </h2>
      <MixField project={project} home={home} />
      {project.hasDerivedMixes ? <DerivedRoomsNote /> : null}
      <SizeAndFloor key={home.unit} project={project} home={home} />
      <TenureFields project={project} home={home} />
      <AssumptionFields home={home} />
      <Button type="submit" look="primary" size="large">
        <Trans>Value this home</Trans>
      </Button>
    </form>
  )
}

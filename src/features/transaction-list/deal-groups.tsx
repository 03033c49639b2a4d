import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { AnswerOf } from '#api/page-queries.ts'
import { DEAL_FLOOR_STEP, DEAL_SIZE_STEP_SQFT, type DealGrouping } from '#graphql/deal-kinds.ts'
import { localName } from '#lib/local-name.ts'
import { sqftToSqm } from '#lib/units.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import type { Format } from '#property/use-format.ts'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import type { dealGroupsQuery } from './queries.ts'
import type { DealsPath, DealsSearch } from './search.ts'

export type GroupsAnswer = AnswerOf<typeof dealGroupsQuery>
export type Groups = Extract<GroupsAnswer, { ok: true }>['value']
type Group = Groups['groups'][number]

/** Groups of steps and months stand in their order, others by how many deals they have. */
export const groupsInOrder = (groups: readonly Group[], by: DealGrouping): Group[] =>
  by === 'project' || by === 'unit-mix'
    ? [...groups]
    : by === 'month'
      ? [...groups].sort((a, b) => (b.key ?? '').localeCompare(a.key ?? ''))
      : [...groups].sort((a, b) => Number(a.key ?? Number.MAX_VALUE) - Number(b.key ?? Number.MAX_VALUE))

/** A group's name in the reader's words. */
export function useGroupName(by: DealGrouping, format: Format, isHdb: boolean, step: number | null): (group: Group) => string {
  const { i18n, t } = useLingui()
  return ({ key, project }) => {
    if (project) return localName(i18n, project)
    if (key === null) return t`not recorded`
    const [from, names] = [Number(key), format.range]
    if (by === 'month') return format.month(key)
    if (by === 'unit-mix') return unitMixWord(i18n._.bind(i18n), key, isHdb ? 'HDB' : 'CONDO')
    if (by === 'floor') return names(String(from), String(from + DEAL_FLOOR_STEP - 1))
    if (by === 'size') return names(format.area(sqftToSqm(from)), format.area(sqftToSqm(from + DEAL_SIZE_STEP_SQFT)))
    return names(format.psfFigure(from), format.psfFigure(from + (step ?? 1)))
  }
}

interface DealGroupsProps {
  path: DealsPath
  by: DealGrouping
  groups: GroupsAnswer
  search: DealsSearch
  format: Format
}

/** The deals of a list put together, each group with its middle half; a project leads to its own list. */
export function DealGroups({ path, by, groups, search, format }: DealGroupsProps) {
  const { t } = useLingui()
  const nameOf = useGroupName(by, format, search.group === 'hdb', groups.ok ? groups.value.step : null)
  if (!groups.ok) return <FailedPanel title={<Trans>The groups could not be loaded</Trans>} />
  const half = (figures: Group['figures']) =>
    figures.psf ? format.range(format.psfFigure(figures.psf.p25), format.psfFigure(figures.psf.p75)) : '–'
  return (
    <DataTable
      caption={t`Deals in groups, as paid`}
      columns={[
        {
          key: 'group',
          header: by === 'project' ? t`Project` : by === 'month' ? t`Month` : t`Home`,
          cell: (group) =>
            group.project ? (
              <Link
                to={path}
                search={{
                  ...search,
                  areaId: undefined,
                  street: undefined,
                  near: undefined,
                  within: undefined,
                  all: undefined,
                  q: undefined,
                  by: undefined,
                  after: undefined,
                  start: undefined,
                  projectType: fromWireTypeGroup(group.project.typeGroup),
                  projectSlug: group.project.slug,
                }}
                preload={false}
                className="underline-offset-4 hover:underline"
              >
                {nameOf(group)}
              </Link>
            ) : (
              nameOf(group)
            ),
        },
        { key: 'n', header: t`Deals`, numeric: true, cell: ({ figures }) => format.count(figures.n) },
        {
          key: 'psf',
          header: t`Median psf`,
          numeric: true,
          cell: ({ figures }) => <b className="font-[560]">{figures.psf ? format.psfFigure(figures.psf.median) : '–'}</b>,
        },
        { key: 'half', header: t`Middle half`, numeric: true, wideOnly: true, cell: ({ figures }) => half(figures) },
        { key: 'price', header: t`Median price`, numeric: true, cell: ({ figures }) => format.short(figures.price.median) },
        { key: 'last', header: t`Newest`, wideOnly: true, cell: ({ figures }) => format.month(figures.to) },
      ]}
      rows={groupsInOrder(groups.value.groups, by)}
      rowKey={({ key }) => String(key)}
    />
  )
}

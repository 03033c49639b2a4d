import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { unitMixWord } from '#property/vocabulary-words.ts'
import { ChipLink } from '#ui/form/chip.tsx'
import type { SaleSearch } from '../search.ts'
import { type SaleLaunch, unitKey } from './sale-units.ts'

interface ListPartsProps {
  launch: SaleLaunch
  search: SaleSearch
}

const to = (change: Partial<SaleSearch>) =>
  ({ to: '.', search: (now: object) => ({ ...now, part: undefined, ...change }), replace: true, resetScroll: false }) as const

/** "3" travels as the number it looks like. */
const mixForUrl = (mix: string): string | number => (/^\d$/.test(mix) ? Number(mix) : mix)

/** What the price list is narrowed to, as links. */
export function ListChoices({ launch: { mixes, priceList, available, unitCount }, search }: ListPartsProps) {
  const { i18n, t } = useLingui()
  const mix = search.mix === undefined ? null : String(search.mix)
  if (mixes.length < 2 && (available === 0 || available === unitCount)) return null
  return (
    <nav aria-label={t`Narrow the price list`} className="no-print flex flex-wrap items-center gap-2 pt-4">
      <ChipLink {...to({ mix: undefined, left: undefined })} on={mix === null && !search.left}>
        <Trans>All</Trans>
      </ChipLink>
      {mixes.map(({ unitMix, count }) => (
        <ChipLink key={unitMix} {...to({ mix: unitMix === mix ? undefined : mixForUrl(unitMix) })} on={unitMix === mix}>
          {unitMixWord((word) => i18n._(word), unitMix, 'CONDO')} <span className="figures text-ink-3">{count}</span>
        </ChipLink>
      ))}
      {available > 0 && available < unitCount ? (
        <ChipLink {...to({ left: search.left ? undefined : true })} on={search.left === true}>
          <Trans>What is left</Trans>
        </ChipLink>
      ) : null}
      {mix !== null || search.left ? (
        <span role="status" className="figures text-sm text-ink-2">
          <Plural value={priceList.count} one="# home" other="# homes" />
        </span>
      ) : null}
    </nav>
  )
}

type ListPart = SaleLaunch['priceList']['parts'][number] & { number: number }

/** The parts by the stacks that they share: in each the floors go down. */
function byStacks(parts: SaleLaunch['priceList']['parts']): ListPart[][] {
  const groups: ListPart[][] = []
  for (const [at, part] of parts.entries()) {
    const last = groups.at(-1)
    const next = { ...part, number: at + 1 }
    if (last && part.floorTo < (last.at(-1)?.floorFrom ?? 0)) last.push(next)
    else groups.push([next])
  }
  return groups
}

const span = (from: number | string, to: number | string): string => (from === to ? String(to) : `${from}–${to}`)

/** The parts of a long price list as links; nothing where it is one. */
export function ListParts({ launch: { priceList } }: Pick<ListPartsProps, 'launch'>) {
  const { t } = useLingui()
  const { parts, part } = priceList
  if (parts.length < 2) return null
  const groups = byStacks(parts)
  return (
    <nav aria-label={t`Parts of the price list`} className="no-print grid gap-2 pt-3">
      {groups.map((group) => {
        const stacks = span(group[0]?.stackFrom ?? '', group[0]?.stackTo ?? '')
        return (
          <p
            key={group[0]?.number}
            className="flex items-center gap-2 [scrollbar-width:none] max-sm:-mx-1 max-sm:overflow-x-auto max-sm:px-1 max-sm:py-1 sm:flex-wrap"
          >
            <span className="figures shrink-0 text-sm text-ink-2 sm:min-w-44">
              {groups.length === 1 ? <Trans>On floors</Trans> : <Trans>Stacks {stacks}, floors</Trans>}
            </span>
            {group.map(({ number, floorFrom, floorTo }) => {
              const floors = span(floorFrom, floorTo)
              return (
                <ChipLink key={number} {...to({ part: number })} on={number === part} aria-label={t`Floors ${floors}, stacks ${stacks}`}>
                  <span className="figures">{floors}</span>
                </ChipLink>
              )
            })}
          </p>
        )
      })}
    </nav>
  )
}

/** Where a home that is chosen stands in another part of the list, the way to it. */
export function OtherPart({ launch, chosen }: { launch: SaleLaunch; chosen: string | undefined }) {
  const isElsewhere =
    launch.namedUnits.some((unit) => unitKey(unit) === chosen) && !launch.priceList.units.some((unit) => unitKey(unit) === chosen)
  if (!isElsewhere) return null
  return (
    <p className="no-print pt-2 text-sm">
      <Link
        {...to({ mix: undefined, left: undefined })}
        className="inline-flex min-h-6 items-center text-lagoon underline decoration-line underline-offset-4"
      >
        <Trans>Show home {chosen} in the list</Trans>
      </Link>
    </p>
  )
}

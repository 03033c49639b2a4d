import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { enumName } from '#filter/wire-names.ts'
import { FloorType, ListingActivity } from '#graphql/generated/enumerations.ts'
import type { ListingNeed, PropertyGroup } from '#graphql/generated/graphql.ts'
import { LISTING_MAX_CHARS } from '#graphql/listing-kinds.ts'
import { localName } from '#lib/local-name.ts'
import { areaUnitText, typedSqm, wholeArea } from '#lib/units.ts'
import { COUNTRIES } from '#market/countries.ts'
import { UNIT_MIXES, type UnitMix } from '#market/vocabulary.ts'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { unitMixWord, wordOf } from '#property/vocabulary-words.ts'
import { useAreaUnit } from '#ui/area-unit.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberInput } from '#ui/form/number-input.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { FLOOR_TYPE_WORDS, LISTING_ACTIVITY_WORDS, LISTING_NEED_WORDS } from '../listing-words.ts'
import type { WrittenListing } from '../listings-data.ts'
import type { ListingValues } from './listing-values.ts'
import type { ListingEdit } from './use-listing-edit.ts'

/** What a home of a property group may be, as the records spell it. */
const TYPES_OF_GROUP: Record<PropertyGroup, readonly string[]> = {
  HDB: ['hdb'],
  HOS: ['hos'],
  CONDO: ['condominium', 'apartment', 'executive-condominium', 'serviced-residence', 'flat'],
  LAND: ['terrace', 'semi-detached', 'detached', 'bungalow', 'cluster', 'house'],
}

/** What an HDB flat may be: HDB counts rooms, and its sellers say "4-room" (flat types of its resale portal). */
const HDB_MIXES: readonly UnitMix[] = ['1', '2', '3', '4', '5', 'EX', 'MG']

/** The property group of what is written: of a chosen project by its kind, else as the type says; homes of no kind yet are read as condominiums. */
function groupOf({ project, propertyGroup }: ListingValues, { country, propertyGroup: kept }: EditorPart['listing']): PropertyGroup {
  if (project === null) return propertyGroup ?? kept ?? 'CONDO'
  if (project.typeGroup === 'PUBLIC_STACK') return country === 'HK' ? 'HOS' : 'HDB'
  return project.typeGroup === 'PRIVATE_LAND' ? 'LAND' : 'CONDO'
}

/** The kinds of home of a group; what is written already stays among them. */
const mixesOf = (group: PropertyGroup, written: string | null): readonly UnitMix[] =>
  group === 'HDB' ? UNIT_MIXES.filter((mix) => HDB_MIXES.includes(mix) || mix === written) : UNIT_MIXES

export interface EditorPart {
  edit: Pick<ListingEdit, 'values' | 'write'>
  listing: Pick<WrittenListing, 'country' | 'propertyGroup'>
  needs: readonly ListingNeed[]
}

const NONE = ''

/** The sentence of a missing part beside its field. */
export function useMissing(needs: readonly ListingNeed[]) {
  const { i18n, t } = useLingui()
  return (need: ListingNeed) => {
    const what = i18n._(LISTING_NEED_WORDS[need])
    return needs.includes(need) ? t`Still missing: ${what}` : undefined
  }
}

/** What is offered, which home it is, and of what kind and size. */
export function WrittenHomeFields({ edit, listing, needs }: EditorPart) {
  const { t, i18n } = useLingui()
  const missing = useMissing(needs)
  const unit = areaUnitText(useAreaUnit(), i18n.locale)
  const { values, write } = edit
  const group = groupOf(values, listing)
  return (
    <div className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      <Field label={t`What is offered`}>
        {(control) => (
          <Select<ListingActivity>
            {...control}
            value={values.activity}
            onValue={(activity) => write({ activity })}
            options={ListingActivity.map((value) => ({ value, label: i18n._(LISTING_ACTIVITY_WORDS[value]) }))}
          />
        )}
      </Field>
      <PlaceFields edit={edit} listing={listing} needs={needs} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t`Unit, block or house number`} hint={t`Shown to nobody. It tells homes of one kind apart.`}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={LISTING_MAX_CHARS.address}
              value={values.address}
              onValue={(address) => write({ address })}
            />
          )}
        </Field>
        <Field label={t`Kind of home`} required hint={missing('UNIT_MIX')}>
          {(control) => (
            <Select
              {...control}
              value={values.unitMix ?? NONE}
              onValue={(mix) => write({ unitMix: mix || null })}
              options={[
                { value: NONE, label: t`Choose` },
                ...mixesOf(group, values.unitMix).map((mix) => ({
                  value: mix as string,
                  label: unitMixWord((message) => i18n._(message), mix, group),
                })),
              ]}
            />
          )}
        </Field>
        <Field label={t`Bedrooms`}>
          {(control) => <NumberInput {...control} max={50} value={values.bedrooms} onValue={(bedrooms) => write({ bedrooms })} />}
        </Field>
        <Field label={t`Bathrooms`}>
          {(control) => <NumberInput {...control} max={50} value={values.bathrooms} onValue={(bathrooms) => write({ bathrooms })} />}
        </Field>
        <AreaField
          label={listing.country === 'HK' ? t`Saleable area, ${unit}` : t`Floor area, ${unit}`}
          sqm={values.areaSqm}
          onSqm={(areaSqm) => write({ areaSqm })}
          hint={missing('AREA')}
        />
        <AreaField label={t`Land area, ${unit}`} sqm={values.landSqm} onSqm={(landSqm) => write({ landSqm })} />
        <Field label={t`Floor`} hint={t`Or only how high, beside it: then the number is not asked for.`}>
          {(control) => <NumberInput {...control} max={200} value={values.floor} onValue={(floor) => write({ floor })} />}
        </Field>
        <Field label={t`How high`}>
          {(control) => (
            <Select
              {...control}
              value={values.floorType ?? NONE}
              onValue={(value) => write({ floorType: FloorType.find((one) => one === value) ?? null })}
              options={[
                { value: NONE, label: t`Not told` },
                ...FloorType.map((value) => ({ value: value as string, label: i18n._(FLOOR_TYPE_WORDS[value]) })),
              ]}
            />
          )}
        </Field>
      </div>
      {listing.country === 'HK' ? (
        <Checkbox
          label={t`The floor area is the saleable area`}
          value={values.areaMeasure === 'SFA'}
          onValue={(isSaleable) => write({ areaMeasure: isSaleable ? 'SFA' : null })}
          error={missing('SALEABLE_AREA')}
        />
      ) : null}
    </div>
  )
}

interface AreaFieldProps {
  label: string
  sqm: number | null
  onSqm: (sqm: number | null) => void
  hint?: string
}

/** An area in the writer's unit, kept in square metres to the hundredth. */
function AreaField({ label, sqm, onSqm, hint }: AreaFieldProps) {
  const unit = useAreaUnit()
  const kept = (area: number) => Math.round(typedSqm(area, unit) * 100) / 100
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <NumberInput
          {...control}
          max={10_000_000}
          value={sqm === null ? null : wholeArea(sqm, unit)}
          onValue={(area) => onSqm(area === null ? null : kept(area))}
        />
      )}
    </Field>
  )
}

/** Which home: a project of the records, or a name and a street in own words. */
function PlaceFields({ edit: { values, write }, listing: { country }, needs }: EditorPart) {
  const { t, i18n } = useLingui()
  const missing = useMissing(needs)
  const [isVague, setVague] = useState(false)
  const choose = async (typeGroup: 'PUBLIC_STACK' | 'PRIVATE_STACK' | 'PRIVATE_LAND', slug: string) => {
    const { fetchListingProject } = await import('../listing.functions.ts')
    const answer = await fetchListingProject({ data: { country, typeGroup, slug } }).catch(() => null)
    if (answer?.ok && answer.value) write({ project: { typeGroup, slug, name: localName(i18n, answer.value) } })
  }
  if (values.project)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded border border-line bg-sheet p-4">
        <p className="title text-xl wrap-anywhere">{values.project.name}</p>
        <Button size="small" onClick={() => write({ project: null })}>
          <Trans>Choose another home</Trans>
        </Button>
      </div>
    )
  return (
    <>
      <div className="grid gap-2">
        <p className="text-ink-2">
          <Trans>Find the project, or write name and street below.</Trans>
        </p>
        <div className="relative">
          <SearchBox
            country={country}
            onPlace={({ typeGroup, slug }) => {
              setVague(!typeGroup || !slug)
              if (typeGroup && slug) void choose(typeGroup, slug)
            }}
          />
        </div>
        {isVague ? (
          <p role="status" className="text-ink-2">
            <Trans>Choose a building or a project: a street or an area holds many homes.</Trans>
          </p>
        ) : null}
        {missing('PLACE') ? <p className="text-xs text-ink-3">{missing('PLACE')}</p> : null}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={t`Name of the building or house`}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={LISTING_MAX_CHARS.name}
              value={values.projectName}
              onValue={(projectName) => write({ projectName })}
            />
          )}
        </Field>
        <Field label={t`Street`}>
          {(control) => (
            <TextInput {...control} maxLength={LISTING_MAX_CHARS.street} value={values.street} onValue={(street) => write({ street })} />
          )}
        </Field>
        {country === 'HK' ? null : (
          <Field label={t`Postal code`}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={LISTING_MAX_CHARS.postalCode}
                value={values.postalCode}
                onValue={(postalCode) => write({ postalCode })}
              />
            )}
          </Field>
        )}
        <TypeField values={values} write={write} country={country} hint={missing('PROPERTY_TYPE')} />
      </div>
    </>
  )
}

function TypeField({
  values,
  write,
  country,
  hint,
}: Pick<ListingEdit, 'values' | 'write'> & { country: WrittenListing['country']; hint?: string }) {
  const { t, i18n } = useLingui()
  const groups = COUNTRIES[country].propertyGroups.map(enumName)
  const types = groups.flatMap((group) => TYPES_OF_GROUP[group].map((type) => ({ group, type })))
  return (
    <Field label={t`Type of property`} required hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={values.propertyType ?? NONE}
          onValue={(chosen) => {
            const found = types.find(({ type }) => type === chosen)
            write({ propertyType: found?.type ?? null, propertyGroup: found?.group ?? null })
          }}
          options={[
            { value: NONE, label: t`Choose` },
            ...types.map(({ type }) => ({ value: type, label: wordOf((message) => i18n._(message), type) })),
          ]}
        />
      )}
    </Field>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { type AddressTable, type ColumnMap, ENCODINGS, type Encoding, type FileHome, homesOfTable, MAPPED_PARTS } from './address-file.ts'
import { ENCODING_NAMES, PART_WORDS } from './label-words.ts'

const NO_COLUMN = ''
const SHOWN_ROWS = 3

export interface OpenFile {
  name: string
  bytes: Uint8Array
  encoding: Encoding
  table: AddressTable
  map: ColumnMap
}

export interface MappedTableProps {
  file: OpenFile
  onMap: (map: ColumnMap) => void
  onEncoding: (encoding: Encoding) => void
  /** what the button says for so many homes */
  action: (count: number) => ReactNode
  onHomes: (homes: FileHome[]) => void
}

/** The columns of a table, named by the agent, with what is read of it. */
export function MappedTable({ file: { encoding, table, map }, onMap, onEncoding, action, onHomes }: MappedTableProps) {
  const { t, i18n } = useLingui()
  const { homes, without, shortened } = homesOfTable(table, map)
  const shown = without.slice(0, 10).join(', ')
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {MAPPED_PARTS.map((part) => (
          <Field key={part} label={i18n._(PART_WORDS[part])}>
            {(control) => (
              <Select
                {...control}
                value={map[part] === null ? NO_COLUMN : String(map[part])}
                onValue={(value) => onMap({ ...map, [part]: value === NO_COLUMN ? null : Number(value) })}
                options={[
                  { value: NO_COLUMN, label: t`Not in the file` },
                  ...table.columns.map((name, at) => ({ value: String(at), label: name.slice(0, 60) })),
                ]}
              />
            )}
          </Field>
        ))}
        <Field label={t`Characters`} hint={t`Choose another when letters below look wrong.`}>
          {(control) => (
            <Select
              {...control}
              value={encoding}
              onValue={onEncoding}
              options={ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }))}
            />
          )}
        </Field>
      </div>
      {homes.length > 0 ? (
        <ul aria-label={t`First rows of the file`} className="grid gap-1 border-s-2 border-line ps-4 text-sm text-ink-2">
          {homes.slice(0, SHOWN_ROWS).map((home, at) => (
            <li key={JSON.stringify([at, home.street, home.unit])} className="wrap-anywhere">
              {MAPPED_PARTS.map((part) => home[part])
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      ) : (
        <p role="alert" className="text-bad">
          <Trans>No row has a street or a building. Say which column holds it.</Trans>
        </p>
      )}
      {without.length > 0 && homes.length > 0 ? (
        <p className="text-sm text-caution-ink">
          <Plural
            value={without.length}
            one="# row has neither street nor building and is left out:"
            other="# rows have neither street nor building and are left out:"
          />{' '}
          {shown}
          {without.length > 10 ? ' …' : ''}
        </p>
      ) : null}
      {shortened > 0 ? (
        <p className="text-sm text-caution-ink">
          <Plural
            value={shortened}
            one="# entry is longer than 120 characters and is cut."
            other="# entries are longer than 120 characters and are cut."
          />
        </p>
      ) : null}
      <Button look="primary" className="justify-self-start" disabled={homes.length === 0} onClick={() => onHomes(homes)}>
        {action(homes.length)}
      </Button>
    </>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { CountryCode } from '#market/vocabulary.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import {
  ADDRESS_FILE_MAX_BYTES,
  type AddressFileFault,
  type AddressTable,
  type ColumnMap,
  ENCODINGS,
  type Encoding,
  encodingOf,
  type FileHome,
  guessColumns,
  homesOfTable,
  MAPPED_PARTS,
  readTable,
} from './address-file.ts'
import { ENCODING_NAMES, FILE_FAULTS, PART_WORDS } from './label-words.ts'

interface OpenFile {
  name: string
  bytes: Uint8Array
  encoding: Encoding
  table: AddressTable
  map: ColumnMap
}

interface FileFieldsProps {
  country: CountryCode
  /** what the button says for so many homes */
  action: (count: number) => React.ReactNode
  onHomes: (homes: FileHome[], fileName: string) => void
}

const NO_COLUMN = ''
const SHOWN_ROWS = 3

/** An agent's own table: chosen, its columns named, looked at, then taken. What is wrong with it is said before anything is taken. */
export function FileFields({ country, action, onHomes }: FileFieldsProps) {
  const { i18n } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<OpenFile | null>(null)
  const [fault, setFault] = useState<AddressFileFault | null>(null)

  const read = (name: string, bytes: Uint8Array, encoding: Encoding) => {
    const answer = readTable(bytes, encoding)
    setFault(answer.ok ? null : answer.fault)
    setFile(answer.ok ? { name, bytes, encoding, table: answer.table, map: guessColumns(answer.table.columns) } : null)
  }
  const open = async (chosen: File) => {
    // not even read into memory
    if (chosen.size > ADDRESS_FILE_MAX_BYTES) {
      setFile(null)
      return setFault('file-large')
    }
    const bytes = new Uint8Array(await chosen.arrayBuffer())
    read(chosen.name, bytes, encodingOf(bytes, country))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-4">
        {/* the browser's own file field is in the browser's language and cannot be styled */}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          hidden
          onChange={({ target }) => {
            const chosen = target.files?.[0]
            target.value = ''
            if (chosen) void open(chosen)
          }}
        />
        <Button onClick={() => input.current?.click()}>
          <Trans>Choose a CSV file</Trans>
        </Button>
        <p className="min-w-0 text-sm text-ink-2 wrap-anywhere">
          {file ? file.name : <Trans>Nothing of it is sent before you add it.</Trans>}
        </p>
      </div>
      {fault ? (
        <p role="alert" className="text-bad">
          {i18n._(FILE_FAULTS[fault])}
        </p>
      ) : null}
      {file ? (
        <MappedTable
          file={file}
          onMap={(map) => setFile({ ...file, map })}
          onEncoding={(encoding) => read(file.name, file.bytes, encoding)}
          action={action}
          onHomes={(homes) => {
            setFile(null)
            onHomes(homes, file.name)
          }}
        />
      ) : null}
    </div>
  )
}

interface MappedTableProps {
  file: OpenFile
  onMap: (map: ColumnMap) => void
  onEncoding: (encoding: Encoding) => void
  action: FileFieldsProps['action']
  onHomes: (homes: FileHome[]) => void
}

function MappedTable({ file: { encoding, table, map }, onMap, onEncoding, action, onHomes }: MappedTableProps) {
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

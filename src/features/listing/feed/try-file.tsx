import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { FeedFormat } from '#graphql/generated/graphql.ts'
import { formatPercent } from '#lib/format.ts'
import { SPREADSHEET_ENCODINGS } from '#market/spreadsheet/spreadsheet-text.ts'
import { FEED_FORMAT_OPTIONS, feedFailureWords } from '#property/feed/feed-words.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { FieldError } from '#ui/form/field-error.tsx'
import { Select } from '#ui/form/select.tsx'
import type { ManagedFeed } from './feed-data.ts'
import { formatOfName, sendFeedFile } from './send-feed-file.ts'

const ACCEPTED = '.xml,.csv,.tsv,.txt,.json,.jsonl,.ndjson'

/** A file of the agency's, to be read without showing anything of it. */
export function TryFile({ source: { id, format: usual } }: { source: Pick<ManagedFeed, 'id' | 'format'> }) {
  const { t, i18n } = useLingui()
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [format, setFormat] = useState<FeedFormat>(usual)
  const [encoding, setEncoding] = useState('')
  const [isWhole, setWhole] = useState(true)
  const [share, setShare] = useState<number | null>(null)
  const [code, setCode] = useState<string | null>(null)
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setCode(null)
    setFormat((chosen && formatOfName(chosen.name)) ?? format)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setShare(0)
    const refused = await sendFeedFile(id, file, { format, encoding, isWhole }, setShare)
    setCode(refused)
    if (refused === null) await router.invalidate()
    setShare(null)
  }
  const isSending = share !== null
  return (
    <form
      method="post"
      aria-label={t`A file`}
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[44rem] grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2"
    >
      <div className="grid gap-1 sm:col-span-2">
        {/* the browser's own file field is in the browser's language and cannot be styled */}
        <input ref={chooser} type="file" accept={ACCEPTED} hidden onChange={({ target }) => choose(target.files?.[0] ?? null)} />
        <div className="flex flex-wrap items-center gap-3">
          <Button disabled={isSending} aria-describedby={code ? 'feed-file-error' : undefined} onClick={() => chooser.current?.click()}>
            <Trans>Choose a file</Trans>
          </Button>
          <span className="min-w-0 text-ink-2 wrap-anywhere">{file ? file.name : <Trans>At most 32 MB.</Trans>}</span>
        </div>
      </div>
      <Field label={t`Format`}>
        {(control) => (
          <Select {...control} name="format" className="w-full" value={format} onValue={setFormat} options={FEED_FORMAT_OPTIONS} />
        )}
      </Field>
      <Field label={t`Encoding`} hint={t`Choose one when letters look wrong.`}>
        {(control) => (
          <Select
            {...control}
            name="encoding"
            className="w-full"
            value={encoding}
            onValue={setEncoding}
            options={[{ value: '', label: t`As the file says` }, ...SPREADSHEET_ENCODINGS.map((value) => ({ value, label: value }))]}
          />
        )}
      </Field>
      <Checkbox
        name="whole"
        className="sm:col-span-2"
        label={t`It holds all that you advertise: what is not in it is withdrawn.`}
        value={isWhole}
        onValue={setWhole}
      />
      <div className="grid justify-items-start gap-2 sm:col-span-2">
        <FieldError id="feed-file-error">{code === null ? null : i18n._(feedFailureWords(code))}</FieldError>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="primary" disabled={isSending}>
            <Trans>Try it out</Trans>
          </Button>
          <p role="status" className="figures text-ink-2">
            {share === null ? null : share < 1 ? formatPercent(share, i18n.locale) : <Trans>Reading</Trans>}
          </p>
        </div>
      </div>
    </form>
  )
}

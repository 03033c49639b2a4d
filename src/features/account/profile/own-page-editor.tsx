import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type FormEvent, Suspense, use, useState } from 'react'
import type { OwnAgentPageQuery, ServedAreaFragment } from '#graphql/generated/graphql.ts'
import { CC_EMAILS_MAX, NAME_MAX_CHARS } from '#graphql/limits.ts'
import { AGENT_ABOUT_MAX_CHARS, AGENT_AREAS_MAX, AGENT_LANGUAGES } from '#graphql/share-kinds.ts'
import { localName } from '#lib/local-name.ts'
import { type Failure, fail } from '#lib/result.ts'
import { Button } from '#ui/button.tsx'
import { FailedPanel } from '#ui/failed-panel.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { EditorProps } from '../own-account.ts'
import { fetchOwnPage, type OwnPage } from './own-page.functions.ts'

/** What an agent says on the own page: about, languages, areas served, website; and where copies of enquiries go. */
export default function OwnPageEditor(props: EditorProps) {
  const { country } = useRouteContext({ from: '__root__' })
  const [loading] = useState(() => fetchOwnPage({ data: { country } }).catch(() => fail('network', 'unreachable')))
  return (
    <Suspense fallback={<Skeleton className="h-64 max-w-[34rem]" />}>
      <Loaded {...props} loading={loading} />
    </Suspense>
  )
}

function Loaded({ loading, ...props }: EditorProps & { loading: ReturnType<typeof fetchOwnPage> }) {
  const answer = use(loading)
  if (!answer.ok) return <FailedPanel title={<Trans>Your page could not be loaded</Trans>} />
  return <OwnPageForm {...props} page={answer.value} />
}

type Said = OwnAgentPageQuery['ownAgentPage']

function OwnPageForm({ page: { said, choices, copies }, done, cancel }: EditorProps & { page: OwnPage }) {
  const { i18n, t } = useLingui()
  const [about, setAbout] = useState(said.about)
  const [website, setWebsite] = useState(said.website)
  const [websiteTitle, setWebsiteTitle] = useState(said.websiteTitle)
  const [copiesTo, setCopiesTo] = useState(copies.map(({ email }) => email).join('\n'))
  const [languages, setLanguages] = useState<readonly string[]>(said.languages)
  const [areas, setAreas] = useState<Said['areas']>(said.areas)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const names = new Intl.DisplayNames([i18n.locale], { type: 'language' })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    const { saveOwnPage } = await import('./own-page.functions.ts')
    const page = { about, languages: [...languages], areas: areas.map(keyOf) }
    const sent = { ...page, website: website.trim(), websiteTitle: websiteTitle.trim(), ccEmails: linesOf(copiesTo) }
    const answer = await saveOwnPage({ data: sent }).catch(() => fail('network', 'unreachable'))
    setSending(false)
    setFailure(answer.ok ? null : answer.failure)
    if (answer.ok) await done(<Trans>Your page is saved.</Trans>)
  }
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="grid max-w-[34rem] gap-4 text-base">
      <Field label={t`About you`} hint={t`At most ${AGENT_ABOUT_MAX_CHARS} characters.`}>
        {(control) => <TextArea {...control} rows={4} maxLength={AGENT_ABOUT_MAX_CHARS} value={about} onValue={setAbout} />}
      </Field>
      <fieldset>
        <legend className="text-sm font-[560] text-ink-2">
          <Trans>Languages that you speak with clients</Trans>
        </legend>
        <div className="mt-1 grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {AGENT_LANGUAGES.map((code) => (
            <Checkbox
              key={code}
              label={names.of(code) ?? code}
              value={languages.includes(code)}
              onValue={(on) => setLanguages(on ? [...languages, code] : languages.filter((one) => one !== code))}
            />
          ))}
        </div>
      </fieldset>
      <AreaPicker areas={areas} choices={choices} onAreas={setAreas} />
      <Field label={t`Website`} hint={t`Begins with https://`}>
        {(control) => <TextInput {...control} type="url" maxLength={200} value={website} onValue={setWebsite} />}
      </Field>
      <Field label={t`Name of the website`} hint={t`Your page shows it in place of the address.`}>
        {(control) => <TextInput {...control} maxLength={NAME_MAX_CHARS} value={websiteTitle} onValue={setWebsiteTitle} />}
      </Field>
      <Field label={t`Copies of enquiries go to`} hint={t`One address a line, at most ${CC_EMAILS_MAX}. Each reader is asked first.`}>
        {(control) => <TextArea {...control} rows={3} maxLength={CC_TEXT_MAX_CHARS} value={copiesTo} onValue={setCopiesTo} />}
      </Field>
      {copies.length > 0 ? (
        <ul className="text-sm text-ink-2">
          {copies.map(({ email, state }) => (
            <li key={email} className="wrap-anywhere">
              {email}: {i18n._(copyStateWords[state])}
            </li>
          ))}
        </ul>
      ) : null}
      {failure ? (
        <p role="alert" className="text-bad">
          {failure.code === 'profile-website' ? (
            <Trans>This is not the address of a website.</Trans>
          ) : failure.code === 'profile-ccemails' ? (
            <Trans>One of the addresses for copies is not an e-mail address, or there are too many.</Trans>
          ) : (
            <Trans>Your page could not be saved. Nothing is lost; try again in a moment.</Trans>
          )}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" disabled={isSending}>
          {isSending ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
        <Button look="ghost" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

const CC_TEXT_MAX_CHARS = 1_000

const copyStateWords: Record<OwnPage['copies'][number]['state'], MessageDescriptor> = {
  ASKED: msg`asked, not answered yet`,
  AGREED: msg`gets copies`,
  STOPPED: msg`has said no`,
}

/** The lines that hold something. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const keyOf = ({ level, slug }: ServedAreaFragment): string => `${level}/${slug}`

interface AreaPickerProps {
  areas: readonly ServedAreaFragment[]
  choices: readonly ServedAreaFragment[]
  onAreas: (areas: ServedAreaFragment[]) => void
}

/** Up to five areas, each with its own way out. */
function AreaPicker({ areas, choices, onAreas }: AreaPickerProps) {
  const { i18n, t } = useLingui()
  const free = choices.filter((one) => !areas.some((chosen) => keyOf(chosen) === keyOf(one)))
  const byName = free
    .map((area) => ({ value: keyOf(area), label: localName(i18n, area) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.locale))
  return (
    <div className="grid gap-2">
      {areas.length < AGENT_AREAS_MAX ? (
        <Field label={t`Areas that you serve`} hint={t`At most ${AGENT_AREAS_MAX}. Your page shows what was paid there.`}>
          {(control) => (
            <Select
              {...control}
              value=""
              options={[{ value: '', label: t`Add an area` }, ...byName]}
              onValue={(key) => {
                const area = free.find((one) => keyOf(one) === key)
                if (area) onAreas([...areas, area])
              }}
            />
          )}
        </Field>
      ) : (
        <p className="text-sm font-[560] text-ink-2">
          <Trans>Areas that you serve</Trans>
        </p>
      )}
      <ul className="flex flex-wrap gap-2">
        {areas.map((area) => (
          <li key={keyOf(area)} className="flex items-center gap-2 rounded border border-line bg-sheet ps-3">
            {localName(i18n, area)}
            <Button
              size="small"
              look="ghost"
              aria-label={t`Remove ${localName(i18n, area)}`}
              onClick={() => onAreas(areas.filter((one) => one !== area))}
            >
              ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

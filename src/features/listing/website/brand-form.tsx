import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { OwnBrandFragment } from '#graphql/generated/graphql.ts'
import { AGENT_HOSTS_MAX, AGENT_LOGO_MAX_BYTES, AGENT_LOGO_MAX_PX, AGENT_LOGO_MIN_PX } from '#graphql/share-kinds.ts'
import { accentShades, parseAccent } from '#lib/accent-shades.ts'
import { type Failure, fail, type Result } from '#lib/result.ts'
import { accentStyle } from '#property/listing/accent-style.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

const LOGO_MAX_KB = AGENT_LOGO_MAX_BYTES / 1_000

const CODES: Record<string, MessageDescriptor> = {
  'agent-brand-accent': msg`A colour is written as # and six digits or letters from a to f.`,
  'agent-brand-hosts': msg`Write at most ${AGENT_HOSTS_MAX} addresses, each beginning with https:// and without a path.`,
  'agent-page-licence': msg`Only agents have such a page.`,
  'file-type': msg`Only JPEG, PNG and WebP pictures can be taken.`,
  'file-size': msg`The logo is larger than ${LOGO_MAX_KB} kB. Take a smaller one.`,
  'file-dimensions': msg`The logo must be between ${AGENT_LOGO_MIN_PX} and ${AGENT_LOGO_MAX_PX} pixels wide and high.`,
}
const OTHERWISE = msg`It could not be saved. Nothing is lost; try again in a moment.`

/** What a refusal means. */
const brandFailure = (code: string): MessageDescriptor => CODES[code] ?? OTHERWISE

type Outcome = 'sending' | 'saved' | Failure | null

/** Runs one change at a time, and shows the page anew with it. */
function useSaving() {
  const router = useRouter()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const run = async (send: () => Promise<Result<unknown>>) => {
    setOutcome('sending')
    const answer = await send().catch(() => fail('network', 'unreachable'))
    if (answer.ok) await router.invalidate()
    setOutcome(answer.ok ? 'saved' : answer.failure)
  }
  return { outcome, run }
}

/** Colour and websites, saved together; the logo is saved as soon as it is chosen. */
export function BrandForm({ brand }: { brand: OwnBrandFragment }) {
  const { i18n, t } = useLingui()
  const { outcome, run } = useSaving()
  const [accent, setAccent] = useState(brand.accent ?? '')
  const [hosts, setHosts] = useState(brand.hosts.join('\n'))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sent = { accent: accent.trim(), hosts: hosts.split(/\s+/).filter(Boolean) }
    void run(async () => (await import('./website.functions.ts')).saveWebsite({ data: sent }))
  }
  return (
    <form method="post" onSubmit={submit} className="grid max-w-[34rem] gap-5">
      <Field label={t`Colour`} hint={t`For example #1a5fb4. Empty: the colours of this site.`}>
        {(control) => (
          <TextInput {...control} name="accent" autoComplete="off" maxLength={7} value={accent} onValue={setAccent} className="max-w-40" />
        )}
      </Field>
      <ShadeSample accent={parseAccent(accent)} />
      <Field
        label={t`Websites that may show your listings`}
        hint={t`One on each line, for example https://www.example.com. At most ${AGENT_HOSTS_MAX}.`}
      >
        {(control) => <TextArea {...control} name="hosts" rows={3} maxLength={1_500} value={hosts} onValue={setHosts} />}
      </Field>
      <LogoRow logo={brand.logo} run={run} isSending={outcome === 'sending'} />
      {outcome !== null && typeof outcome === 'object' ? (
        <p role="alert" className="text-bad">
          {i18n._(brandFailure(outcome.code))}
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" disabled={outcome === 'sending'}>
          {outcome === 'sending' ? <Trans>Saving</Trans> : <Trans>Save</Trans>}
        </Button>
        <p role="status" className="text-ink-2">
          {outcome === 'saved' ? <Trans>Saved.</Trans> : null}
        </p>
      </div>
    </form>
  )
}

/** How words in the chosen colour look; whoever chose one that cannot be read is told which shade stands for it. */
function ShadeSample({ accent }: { accent: string | null }) {
  if (accent === null) return null
  const isShaded = accentShades(accent).light !== accent
  return (
    <div style={accentStyle(accent)} className="flex flex-wrap items-center gap-4">
      <span className="rounded bg-terracotta px-3 py-1.5 font-[560] text-on-accent">
        <Trans>A button</Trans>
      </span>
      <span className="text-lagoon underline underline-offset-4">
        <Trans>A link</Trans>
      </span>
      {isShaded ? (
        <span className="text-sm text-ink-2">
          <Trans>Darker than you chose, so that everybody can read it.</Trans>
        </span>
      ) : null}
    </div>
  )
}

interface LogoRowProps {
  logo: string | null
  run: ReturnType<typeof useSaving>['run']
  isSending: boolean
}

function LogoRow({ logo, run, isSending }: LogoRowProps) {
  const input = useRef<HTMLInputElement>(null)
  const send = (file: File | null) =>
    run(async () => {
      const { saveLogo, removeLogo } = await import('./website.functions.ts')
      if (!file) return removeLogo()
      const data = new FormData()
      data.set('file', file)
      return saveLogo({ data })
    })
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm font-[560] text-ink-2">
        <Trans>Logo</Trans>
      </p>
      {logo ? <img src={logo} alt="" className="max-h-16 max-w-60 object-contain" /> : null}
      <div className="flex flex-wrap gap-3">
        {/* the browser's own file field is in the browser's language and cannot be styled */}
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void send(file)
          }}
        />
        <Button disabled={isSending} onClick={() => input.current?.click()}>
          <Trans>Choose a logo</Trans>
        </Button>
        {logo ? (
          <Button look="ghost" disabled={isSending} onClick={() => void send(null)}>
            <Trans>Remove the logo</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  )
}

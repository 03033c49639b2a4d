import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LOCALES } from '#locales/locales.ts'
import { DEFAULT_LOCALE } from '#market/locale-tags.ts'
import type { CountryCode } from '#market/vocabulary.ts'
import { fromWireTypeGroup } from '#property/address/wire-words.ts'
import { agencyBlockPath, agencySnippet, type BlockOfAgency } from '#property/embed-snippet.ts'
import { MadeSnippet } from '#property/made-snippet.tsx'
import { SearchBox } from '#property/search/box/search-box.tsx'
import { siteOrigin } from '#session/site-origin.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { PageSection } from '#ui/page-section.tsx'
import { WIDGET_KEY } from '../search.ts'

interface ChosenProject {
  title: string
  of: NonNullable<BlockOfAgency['project']>
}

/** The lines for an agency's website, with the block itself beside them. */
export function SnippetBuilder({ country }: { country: CountryCode }) {
  const { i18n, t } = useLingui()
  const locale = LOCALES.find(({ iso }) => iso === i18n.locale)?.code ?? DEFAULT_LOCALE
  const [key, setKey] = useState('')
  const [agent, setAgent] = useState('')
  const [project, setProject] = useState<ChosenProject | null>(null)
  const isKey = WIDGET_KEY.test(key.trim())
  const block = { key: key.trim(), agent: agent.trim(), country, project: project?.of ?? null }
  const path = agencyBlockPath(block, locale)
  const snippet = agencySnippet(siteOrigin(), path, t`What is a home worth?`)
  return (
    <PageSection title={<Trans>On an agency’s website</Trans>} aside={<Trans>With search and a form</Trans>}>
      <p className="max-w-[72ch] pt-5 text-lg text-ink-2">
        <Trans>
          With the key of an agency the block finds any home, and whoever reads the estimate can write to the agency. Only the websites that
          belong to the key can show it. Ask us for a key.
        </Trans>
      </p>
      <div className="grid gap-8 pt-6 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <Field label={t`Key of the agency`} required error={key.trim() !== '' && !isKey ? t`This is not a key.` : undefined}>
            {(field) => <TextInput {...field} name="widget-key" autoComplete="off" maxLength={128} value={key} onValue={setKey} />}
          </Field>
          <Field
            label={t`Registration number of the agent`}
            hint={t`Whom the messages go to. Without one the agency’s enquiries come to us, and we pass them on.`}
          >
            {(field) => <TextInput {...field} name="widget-agent" autoComplete="off" maxLength={20} value={agent} onValue={setAgent} />}
          </Field>
          <div className="grid gap-2">
            <p className="font-[560]">
              <Trans>A project to begin with</Trans>
            </p>
            <SearchBox
              country={country}
              onPlace={({ title, projectName, typeGroup, slug }) =>
                setProject(
                  typeGroup && slug ? { title: projectName ?? title, of: { typeGroup: fromWireTypeGroup(typeGroup), slug } } : null,
                )
              }
            />
            <p className="text-ink-2">{project ? project.title : <Trans>None: visitors find one themselves.</Trans>}</p>
          </div>
        </div>
        <div className="grid content-start gap-4">
          {isKey ? (
            <MadeSnippet snippet={snippet} path={path} />
          ) : (
            <p className="text-ink-2">
              <Trans>Enter the key to see the block and its lines.</Trans>
            </p>
          )}
        </div>
      </div>
    </PageSection>
  )
}

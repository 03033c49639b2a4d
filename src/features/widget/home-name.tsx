import { useLingui } from '@lingui/react/macro'
import { localName } from '#lib/local-name.ts'
import type { ValueAnswer } from '#server/assistant/answer-schemas.ts'

/** The name of a project and where it is, as the record has them. */
export function HomeName({ project, level: Heading }: { project: ValueAnswer['project']; level: 'h1' | 'h2' }) {
  const { i18n } = useLingui()
  return (
    <header className="min-w-0 break-words">
      <Heading className={Heading === 'h1' ? 'title text-2xl sm:text-3xl' : 'title text-xl'}>{localName(i18n, project)}</Heading>
      <p className="mt-0.5 text-ink-2">{[project.street, project.area].filter(Boolean).join(' · ')}</p>
    </header>
  )
}

import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { EDITOR_SECTION_WORDS, type SectionProgress } from './editor-sections.ts'

/** The parts of the editor as links, each with how far it is. */
export function EditorProgress({ progress }: { progress: readonly SectionProgress[] }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`Parts of the listing`}>
      <ol className="flex flex-wrap gap-x-6 gap-y-2 border-y border-line py-3">
        {progress.map(({ section, needs, isAdvised }) => (
          <li key={section}>
            <a href={`#${section}`} className="inline-flex min-h-6 items-center gap-2 underline-offset-4 hover:underline">
              <span aria-hidden="true" className={needs > 0 ? 'text-caution-ink' : isAdvised ? 'text-ink-3' : 'text-good'}>
                {needs > 0 ? '○' : isAdvised ? '◌' : '●'}
              </span>
              {i18n._(EDITOR_SECTION_WORDS[section])}{' '}
              <span className="figures text-sm text-ink-3">
                {needs > 0 ? (
                  <Plural value={needs} one="# missing" other="# missing" />
                ) : isAdvised ? (
                  <Trans>may be added</Trans>
                ) : (
                  <Trans>complete</Trans>
                )}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

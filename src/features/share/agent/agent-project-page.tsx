import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useParams } from '@tanstack/react-router'
import { Hydrate } from '@tanstack/react-start'
import { localName } from '#lib/local-name.ts'
import { COUNTRIES } from '#market/countries.ts'
import { ChangeSample } from '#property/change-sample.tsx'
import { SiteTour } from '#property/tour/site-tour.tsx'
import { useFormat } from '#property/use-format.ts'
import { asServed } from '#ui/as-served.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Change } from '#ui/change.tsx'
import { ProjectOfShare } from '../project-of-share.tsx'
import type { OpenedAgentProject } from '../share-guard.ts'
import { ShareLines } from '../share-lines.tsx'
import { VerifiedBadge } from './verified-badge.tsx'

/** §2.5 share/{agentNumber}/project/…: a project with an agent's lines: its market figures, its report, and the ways to the agent. */
export function AgentProjectPage() {
  const load = useLoaderData({ strict: false }) as OpenedAgentProject
  return (
    <Hydrate when={asServed}>
      <Project {...load} />
    </Hydrate>
  )
}

function Project({ agent, project }: OpenedAgentProject) {
  const { i18n } = useLingui()
  const { countryCode, projectType, projectSlug } = useParams({ strict: false })
  const format = useFormat(COUNTRIES[agent.country].currencyCode)
  const { psf, change12m, host } = { ...project, host: agent.host }
  const about = `${countryCode}/${projectType}/${projectSlug}`
  const range = psf ? format.range(format.psfFigure(psf.p25), format.psfFigure(psf.p75)) : ''
  const sample = psf ? format.sample(psf.n) : ''
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 pb-20 sm:pt-9">
      <div>
        <ShareLines lines={agent.lines} country={agent.country} />
        <VerifiedBadge agent={agent} />
      </div>
      <header>
        <h1 className="title text-4xl">{localName(i18n, project)}</h1>
        <p className="mt-1 text-lg text-ink-2">{project.street}</p>
        {psf ? (
          <p className="figures mt-4">
            <b className="text-2xl font-semibold">{format.psf(psf.median)}</b>{' '}
            {change12m === null ? null : (
              <>
                <Change fraction={change12m} locale={i18n.locale} /> ·{' '}
                <ChangeSample n={psf.n} before={project.psfNBefore} format={format} />
              </>
            )}
            <span className="block text-sm text-ink-3">
              <Trans>
                median of 12 months, middle half {range} · {sample}
              </Trans>
              {project.figuresTo ? ` · ${format.month(project.figuresTo)}` : ''}
            </span>
          </p>
        ) : null}
      </header>
      <div className="flex flex-wrap gap-3">
        <ProjectOfShare />
        {host ? (
          <>
            <ButtonLink to="/book/$hostId" params={{ hostId: host }} search={{ project: about }}>
              <Trans>Book a time</Trans>
            </ButtonLink>
            <ButtonLink to="/book/$hostId" params={{ hostId: host }} search={{ project: about }} hash="ask">
              <Trans>Ask the agent</Trans>
            </ButtonLink>
          </>
        ) : null}
      </div>
      {project.tours.length > 0 ? (
        <div className="grid gap-6 lg:grid-cols-2">
          {project.tours.map((tour) => (
            <SiteTour key={tour.path} tour={tour} />
          ))}
        </div>
      ) : null}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'

export const idxParts = [
  {
    key: 'estimate',
    title: <Trans>An estimate beside your advertisement</Trans>,
    text: <Trans>A block with the project’s estimate, range and date. It is one line of HTML and keeps itself up to date.</Trans>,
  },
  {
    key: 'listings',
    title: <Trans>Your listings by project</Trans>,
    text: (
      <Trans>A page for each kind of home in each project, with your listings on top and the records of that kind of home below.</Trans>
    ),
  },
  {
    key: 'search',
    title: <Trans>The search</Trans>,
    text: <Trans>Projects, streets, postal codes, stations and schools from one box, with suggestions while your visitor types.</Trans>,
  },
  {
    key: 'registered',
    title: <Trans>Registered agents only</Trans>,
    text: <Trans>Each page carries the agent’s name, registration number and agency, as advertising rules ask.</Trans>,
  },
]

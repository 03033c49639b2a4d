import { createFileRoute } from '@tanstack/react-router'
import { companyHead } from '#features/site/company-head.ts'
import { OurTeamPage } from '#features/site/our-team-page.tsx'

export const Route = createFileRoute('/_default/our-team')({
  head: ({ match: { context } }) => companyHead(context.i18n, '/our-team'),
  component: OurTeamPage,
})

import { useLingui } from '@lingui/react/macro'
import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'

/** What is said of a project of which some homes are freehold and others leasehold; null of every other. */
export function useTenureMix(): (project: Pick<ProjectCardFragment, 'tenureMix'>) => string | null {
  const { i18n, t } = useLingui()
  return ({ tenureMix }) => {
    if (!tenureMix) return null
    const [freehold, leasehold] = [i18n.number(tenureMix.freehold), i18n.number(tenureMix.leasehold)]
    return t`mixed tenure (sales: ${freehold} freehold, ${leasehold} leasehold)`
  }
}

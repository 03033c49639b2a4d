import { COMMERCIAL_TYPES } from '#market/vocabulary.ts'
import type { Viewer } from '#session/viewer.ts'

/** §6: the reports that belong to a subscription. */
export const PRO_REPORTS = ['property-pro', 'project-pro', 'commercial'] as const
export type ProReport = (typeof PRO_REPORTS)[number]

/** `open`: the viewer may read pro reports; `offered`: an agent who needs a plan for them. */
export type ProOffer = 'open' | 'offered'

/** Whether pages name the pro reports to a viewer: to those who may read them and to agents; null for everybody else. */
export function proOfferTo({ rights, roles }: Pick<Viewer, 'rights' | 'roles'>): ProOffer | null {
  if (rights.includes('pro-reports')) return 'open'
  return roles.includes('agent') || roles.includes('sub-account') ? 'offered' : null
}

/** The pro reports that a project has: of commercial buildings the commercial one, of others those about homes. */
export const proReportsOf = ({ propertyType }: { propertyType: string }): readonly ProReport[] =>
  COMMERCIAL_TYPES.some((type) => type === propertyType) ? ['commercial'] : ['property-pro', 'project-pro']

import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { linkPictureMeta } from '#session/link-picture.ts'
import { pageHead } from '#session/page-head.ts'
import { breadcrumbData, residenceData } from '#session/structured-data.ts'
import type { ReportLoad } from '../queries.ts'

/**
 * Title, description and place below the search of a report. Every address of a project (§2.5) names its free report as the canonical one;
 * a report that was not loaded is closed to search engines.
 */
export function reportHead(i18n: I18n, load: Pick<ReportLoad, 'name' | 'subject' | 'answers'> | undefined) {
  if (!load || load.name === null)
    return { meta: [{ title: `${i18n._(msg`Report`)} · realEstate` }, { name: 'robots', content: 'noindex' }] }
  const { name, subject } = load
  const path = `/report/realvalue/project/${subject.country}/${subject.typeGroup}/${subject.slug}`
  const head = pageHead({
    title: i18n._(msg`${name}: what it is worth, and why`),
    description: i18n._(msg`Estimate with range, comparable sales, price trend and recorded deals of ${name}.`),
    path,
    country: subject.country,
  })
  const trail = [
    { name: i18n._(msg({ message: 'Home', context: 'first page' })), path: '/' },
    { name: i18n._(msg`Search`), path: '/search' },
    { name, path },
  ]
  return { ...head, meta: [...head.meta, ...pictureMeta(i18n, name, load), ...residence(load, path), breadcrumbData(trail)] }
}

type Loaded = Pick<ReportLoad, 'subject' | 'answers'>

function pictureMeta(i18n: I18n, name: string, { subject, answers }: Loaded) {
  const edition = answers?.top.ok ? answers.top.value.market.dataVersion : undefined
  const alt = i18n._(msg`${name}: price per square foot and a drawing of the building`)
  return linkPictureMeta({ subject: { kind: 'project', ...subject }, edition, alt, language: i18n.locale })
}

function residence({ subject, answers }: Loaded, path: string) {
  const project = answers?.top.ok ? answers.top.value.project : null
  if (!project || project.isCommercial) return []
  const { name, nameLocal, street, postalCode, lat, lng, unitCount } = project
  const area = project.area?.name ?? null
  return [
    residenceData({
      name,
      nameLocal,
      path,
      street,
      postalCode,
      area,
      lat,
      lng,
      unitCount,
      country: subject.country,
      typeGroup: subject.typeGroup,
    }),
  ]
}

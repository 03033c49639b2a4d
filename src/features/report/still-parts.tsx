import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { still } from '#ui/still.tsx'
import { ContentsList } from './contents-list.tsx'
import { LockedReport } from './locked-report.tsx'
import { PlaceFacts } from './place-facts.tsx'
import { ProjectBlock } from './project-block.tsx'
import { RefusalBlock } from './refusal-block.tsx'
import { RentBlock } from './rent-block.tsx'
import { ReportHeading } from './report-heading.tsx'
import { SectionRun } from './section-run.tsx'
import { TopPictures } from './top-pictures.tsx'

const contents = createIsomorphicFn()
  .server(() => ContentsList)
  .client(() => lazy(async () => ({ default: (await import('./contents-list.tsx')).ContentsList })))
const locked = createIsomorphicFn()
  .server(() => LockedReport)
  .client(() => lazy(async () => ({ default: (await import('./locked-report.tsx')).LockedReport })))
const place = createIsomorphicFn()
  .server(() => PlaceFacts)
  .client(() => lazy(async () => ({ default: (await import('./place-facts.tsx')).PlaceFacts })))
const project = createIsomorphicFn()
  .server(() => ProjectBlock)
  .client(() => lazy(async () => ({ default: (await import('./project-block.tsx')).ProjectBlock })))
const refusal = createIsomorphicFn()
  .server(() => RefusalBlock)
  .client(() => lazy(async () => ({ default: (await import('./refusal-block.tsx')).RefusalBlock })))
const rent = createIsomorphicFn()
  .server(() => RentBlock)
  .client(() => lazy(async () => ({ default: (await import('./rent-block.tsx')).RentBlock })))
const heading = createIsomorphicFn()
  .server(() => ReportHeading)
  .client(() => lazy(async () => ({ default: (await import('./report-heading.tsx')).ReportHeading })))
const run = createIsomorphicFn()
  .server(() => SectionRun)
  .client(() => lazy(async () => ({ default: (await import('./section-run.tsx')).SectionRun })))
const pictures = createIsomorphicFn()
  .server(() => TopPictures)
  .client(() => lazy(async () => ({ default: (await import('./top-pictures.tsx')).TopPictures })))

/** The parts of a report that stay as the server made them; see {@link still}. Give each a `key` that names what it shows. */
export const StillContents = still(contents())
export const StillLocked = still(locked())
export const StillPlace = still(place())
export const StillProject = still(project())
export const StillRefusal = still(refusal())
export const StillRent = still(rent())
export const StillHeading = still(heading())
export const StillRun = still(run())
export const StillPictures = still(pictures())

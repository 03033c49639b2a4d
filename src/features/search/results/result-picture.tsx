import type { ProjectCardFragment } from '#graphql/generated/graphql.ts'
import { ThumbnailDrawing } from '#property/picture/thumbnail.tsx'
import { pictureOfProject } from '#property/picture-of-project.ts'

export const ResultPicture = ({ project, className }: { project: ProjectCardFragment; className: string }) => (
  <ThumbnailDrawing facts={pictureOfProject(project)} className={className} />
)

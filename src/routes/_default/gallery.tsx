import { createFileRoute } from '@tanstack/react-router'
import { openGallery } from '#features/gallery/gallery-guard.ts'
import { galleryHead } from '#features/gallery/gallery-head.ts'
import { GalleryPage } from '#features/gallery/gallery-page.tsx'
import { pageDeps } from '#session/page-deps.ts'

export const Route = createFileRoute('/_default/gallery')({
  loaderDeps: ({ search }) => pageDeps(search),
  loader: openGallery,
  head: galleryHead,
  component: GalleryPage,
})

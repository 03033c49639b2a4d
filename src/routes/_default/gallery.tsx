import { createFileRoute } from '@tanstack/react-router'
import { openGallery } from '#features/gallery/gallery-guard.ts'
import { galleryHead } from '#features/gallery/gallery-head.ts'
import { GalleryPage } from '#features/gallery/gallery-page.tsx'
import { pageSearch } from '#session/page-search.ts'

export const Route = createFileRoute('/_default/gallery')({
  ...pageSearch(),
  loader: openGallery,
  head: galleryHead,
  component: GalleryPage,
})

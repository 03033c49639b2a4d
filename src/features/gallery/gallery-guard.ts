import { notFound } from '@tanstack/react-router'

/** The gallery is for developers and exists in the local environment only. Throws notFound elsewhere. */
export async function openGallery(): Promise<void> {
  const { isLocalEnvironment } = await import('./gallery.functions.ts')
  if (!(await isLocalEnvironment())) throw notFound()
}

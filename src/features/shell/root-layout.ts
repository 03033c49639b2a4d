import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { sitePictureMeta } from '#session/site-picture.ts'
import styles from '#ui/site.css?url'
import serif from '#ui/source-serif-headings.woff2?url'

/** Head entries that every page shares. */
export const rootHead = () => ({
  meta: [
    { charSet: 'utf-8' },
    { title: 'realEstate' },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    { name: 'theme-color', content: '#fbfaf7' },
    { name: 'format-detection', content: 'telephone=no' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'realEstate' },
    ...sitePictureMeta(),
  ],
  links: [
    { rel: 'stylesheet', href: styles },
    ...[serif, inter].map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' as const })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/icon-180.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ],
})

/** Not for search engines, and not in the catalogues: only the people who build the product see it. */
export const galleryHead = () => ({
  meta: [{ title: 'Gallery of parts' }, { name: 'robots', content: 'noindex' }],
})

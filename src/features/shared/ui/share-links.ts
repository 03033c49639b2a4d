export interface Shared {
  /** absolute address */
  url: string
  title: string
}

/** Where a page can be sent on; each opens the service's own composer. */
export const shareLinks = ({ url, title }: Shared) => ({
  whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  telegram: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
})

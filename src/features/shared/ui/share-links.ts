export interface Shared {
  /** absolute address */
  url: string
  title: string
}

/** The services to which a page can be sent; each link opens the service's own composer. */
export const shareLinks = ({ url, title }: Shared) => ({
  whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  telegram: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
})

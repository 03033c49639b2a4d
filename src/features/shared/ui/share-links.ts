export interface Shared {
  /** absolute address */
  url: string
  title: string
}

export const SHARE_SERVICES = ['whatsapp', 'telegram', 'facebook', 'linkedin', 'x', 'mail'] as const
export type ShareService = (typeof SHARE_SERVICES)[number]

/** The services to which a page can be sent (§2.9); each link opens the service's own composer. Facebook and LinkedIn read the title from the page. */
export const shareLinks = ({ url, title }: Shared): Record<ShareService, string> => ({
  whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`,
  telegram: `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`,
  facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url })}`,
  x: `https://x.com/intent/post?${new URLSearchParams({ url, text: title })}`,
  // a mail address' query knows no "+" for a space (RFC 6068), and half of a sign cannot be written in one
  mail: `mailto:?subject=${encodeURIComponent(title.toWellFormed())}&body=${encodeURIComponent(url)}`,
})

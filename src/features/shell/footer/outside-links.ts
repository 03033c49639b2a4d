import type { OutsideAddresses } from '#session/outside-addresses.ts'

interface OutsideLink {
  /** a name, written alike in every language */
  name: string
  href: string
}

/** §2.8: two other product sites, Facebook, Instagram, LinkedIn and TikTok: those that the deployment has set. */
export function outsideLinks({ sisters, facebook, instagram, linkedin, tiktok }: OutsideAddresses): OutsideLink[] {
  const social: [string, string | undefined][] = [
    ['Facebook', facebook],
    ['Instagram', instagram],
    ['LinkedIn', linkedin],
    ['TikTok', tiktok],
  ]
  return [...sisters, ...social.flatMap(([name, href]) => (href ? [{ name, href }] : []))]
}

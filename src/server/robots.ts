import type { AppEnv } from './env.ts'
import { publicOrigin } from './public-origin.ts'
import { answerText, madeText } from './revalidation.ts'

/** Agents' pages are public; what somebody shares with somebody is not. The longest rule that fits decides (RFC 9309). */
const AGENT_PAGES = ['profile', 'idx', 'project/'].flatMap((page) => [`Allow: /share/*/${page}`, `Allow: /*/share/*/${page}`])

/** `/robots.txt`: crawlers may read production, except personal pages, tools behind a login and the provider. */
export function robots(request: Request, env: Pick<AppEnv, 'APP_ENV' | 'PUBLIC_ORIGIN'>): Response {
  const rules =
    env.APP_ENV === 'staging'
      ? ['Disallow: /']
      : [
          'Disallow: /user/',
          'Disallow: /*/user/',
          'Disallow: /share/',
          'Disallow: /*/share/',
          ...AGENT_PAGES,
          'Disallow: /graphql',
          'Allow: /',
        ]
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${publicOrigin(request, env)}/sitemap.xml`, '']
  return answerText(request, madeText(lines.join('\n')), {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  })
}

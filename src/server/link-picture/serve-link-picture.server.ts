import { waitUntil } from 'cloudflare:workers'
import code from '@resvg/resvg-wasm/index_bg.wasm'
import { LINK_PICTURE_FILE } from '#market/link-picture-file.ts'
import { errorTrace } from '../error-trace.ts'
import type { RequestContext } from '../request.server.ts'
import { answerLinkPicture } from './answer-link-picture.ts'
import { askCard } from './ask-card.server.ts'
import { cardSvg } from './card-svg.ts'
import { loadFontFrom } from './font-files.server.ts'
import { rasterise } from './rasterise.server.ts'

/** `/og/…` at the edge: facts from the provider, fonts from the static files, kept in the data centre's cache. */
export async function serveLinkPicture(request: Request, context: RequestContext): Promise<Response> {
  const { ASSETS } = context.env
  const { origin } = new URL(request.url)
  return answerLinkPicture(request, {
    cache: await caches.open('link-pictures'),
    ask: (address) => askCard(address, context),
    draw: async (card) => rasterise(await cardSvg(card, loadFontFrom(ASSETS, origin)), async () => code),
    standIn: () => ASSETS.fetch(new URL(LINK_PICTURE_FILE, origin)),
    later: waitUntil,
    log: (error) => console.error(JSON.stringify({ event: 'picture-failed', requestId: context.requestId, ...errorTrace(error) })),
  })
}

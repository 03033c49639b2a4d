import { createHash } from 'node:crypto'
import { encode } from 'jpeg-js'
import { packBundle } from '#features/shared/property/tour/pack-bundle.ts'
import {
  BeginTourBundleDocument,
  type BeginTourBundleMutation,
  CreateTourDocument,
  type CreateTourMutation,
  FinishTourBundleDocument,
  type FinishTourBundleMutation,
  OwnTourDocument,
  type OwnTourQuery,
  PublishTourDocument,
  type PublishTourMutation,
  SaveTourDocument,
  type SaveTourMutation,
} from '#graphql/generated/graphql.ts'
import { BUNDLE_FILES, TOUR_PX, type TourBundleKind } from '#graphql/tour-kinds.ts'
import type { TestProvider } from './harness.ts'
import { listingTools } from './own-listing-fixture.ts'

const PART = 5 * 1_024 * 1_024
const drawn = new Map<string, Uint8Array<ArrayBuffer>>()

/** A grey JPEG of so many pixels. */
export function grey(width: number, height: number, tone = 120): Uint8Array<ArrayBuffer> {
  const name = `${width} ${height} ${tone}`
  const known = drawn.get(name) ?? new Uint8Array(encode({ width, height, data: new Uint8Array(width * height * 4).fill(tone) }, 30).data)
  drawn.set(name, known)
  return known
}

export interface Change {
  file?: (name: string) => Uint8Array<ArrayBuffer> | null
  names?: readonly string[]
  width?: number
}

/** A bundle as the studio packs it; `change` makes a hostile one. */
export async function bundleOf(
  kind: TourBundleKind,
  tone = 120,
  { file, names, width = 2_048 }: Change = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const sizes = { pano: [width, width / 2], still: TOUR_PX.view, plan: [640, 480] } as const
  const [wide = 0, high = 0] = sizes[kind]
  const honest = (name: string) => {
    if (kind === 'plan') return grey(640, 480, tone)
    if (kind === 'still') return name === 'view' ? grey(1_440, 900, tone) : grey(320, 200, tone)
    return name === 'base' ? grey(2_048, 1_024, tone) : grey(width / 8, width / 8, tone)
  }
  const files = (names ?? BUNDLE_FILES[kind]).map((name) => ({ name, bytes: file?.(name) ?? honest(name) }))
  return new Uint8Array(await packBundle({ width: wide, height: high }, files).arrayBuffer())
}

const enumOf = { pano: 'PANO', still: 'STILL', plan: 'PLAN' } as const

/** Steps that the tests of own tours share, by the real schema. */
export async function ownTourTools(provider: TestProvider) {
  const tools = await listingTools(provider)
  const create = async (token: string, title = 'Heron and lantern', key = tools.newKey()) =>
    tools.ask<CreateTourMutation>(CreateTourDocument.toString(), { key, title }, { token })
  const one = async (token: string, id: string) =>
    (await tools.ask<OwnTourQuery>(OwnTourDocument.toString(), { id }, { token })).data?.ownTour
  const save = (token: string, id: string, version: number, draft: Record<string, unknown>) =>
    tools.ask<SaveTourMutation>(SaveTourDocument.toString(), { id, version, draft }, { token })
  const publish = (token: string, id: string, version: number) =>
    tools.ask<PublishTourMutation>(PublishTourDocument.toString(), { id, version }, { token })

  const begin = (token: string, tour: string, kind: TourBundleKind, bytes: Uint8Array<ArrayBuffer>) =>
    tools.ask<BeginTourBundleMutation>(
      BeginTourBundleDocument.toString(),
      { tour, kind: enumOf[kind], bytes: bytes.length, print: createHash('sha256').update(bytes).digest('hex') },
      { token },
    )
  const finish = (token: string, id: string) => tools.ask<FinishTourBundleMutation>(FinishTourBundleDocument.toString(), { id }, { token })
  /** As a page of the site sends a part. */
  async function put(token: string | null, id: string, part: number, bytes: Uint8Array<ArrayBuffer>, origin = 'https://site.example') {
    const headers = { origin, ...(token ? { authorization: `Bearer ${token}` } : {}) }
    const response = await provider.fetch(`/tour-media/${id}/${part}`, { method: 'PUT', body: bytes, headers })
    return response.status === 204 ? 204 : `${response.status} ${((await response.json()) as { code: string }).code}`
  }
  /** Sends a bundle whole; answers its id, or the code of the refusal at its end. */
  async function send(token: string, tour: string, kind: TourBundleKind, bytes: Uint8Array<ArrayBuffer>) {
    const id = String((await begin(token, tour, kind, bytes)).data?.beginTourBundle.id)
    for (let at = 0; at < Math.ceil(bytes.length / PART); at++) await put(token, id, at + 1, bytes.slice(at * PART, (at + 1) * PART))
    return { id, finished: await finish(token, id) }
  }
  const show = (path: string, token?: string) =>
    provider.fetch(`/files/tours/${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  /** A scene whose pictures have arrived. */
  async function scene(token: string, tour: string, place: string, tone: number, change: Record<string, unknown> = {}) {
    const [pano, still] = [
      await send(token, tour, 'pano', await bundleOf('pano', tone)),
      await send(token, tour, 'still', await bundleOf('still', tone)),
    ]
    return {
      id: crypto.randomUUID(),
      place,
      hour: 'DAY',
      name: place,
      caption: '',
      alt: `The ${place}.`,
      north: 0,
      yaw: 0,
      pitch: 0,
      zoom: 35,
      planX: null,
      planY: null,
      pano: pano.id,
      still: still.id,
      spots: [],
      ...change,
    }
  }
  return { ...tools, begin, create, finish, one, publish, put, save, scene, send, show }
}

export const draftOf = (scenes: readonly object[], change: Record<string, unknown> = {}) => ({
  title: 'Heron and lantern',
  about: '',
  plan: null,
  scenes,
  ...change,
})

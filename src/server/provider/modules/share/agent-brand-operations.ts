import { AGENT_HOSTS_MAX, AGENT_LOGO_MAX_BYTES, AGENT_LOGO_MAX_PX, AGENT_LOGO_MIN_PX } from '#graphql/share-kinds.ts'
import { builder } from '../../builder.ts'
import type { ProviderContext } from '../../context.ts'
import { refusal } from '../../errors.ts'
import { unixSeconds } from '../../ports/clock/clock.ts'
import { takeFromNetwork } from '../../throttle.ts'
import { requireViewer } from '../../viewer.ts'
import { CountryCodeEnum } from '../../vocabulary-enums.ts'
import { avatarFile, newAvatarKey } from '../files/avatar-address.ts'
import { type AvatarPicture, type PictureBounds, readAvatar } from '../files/avatar-rules.ts'
import { IMAGE_TYPES } from '../files/image-kind.ts'
import { PICTURE_REFUSALS } from '../files/mutations.ts'
import { forgetWaste, noteWaste } from '../files/store.ts'
import { FileScalar } from '../files/type.ts'
import { type AgentBrand, brandOf, keepBrand, keepLogo, logoAddress, readBrand, readBrandInput, type ShownBrand } from './agent-brand.ts'
import { AgentLinesRef } from './share-type.ts'

export const ACCENT = 'The colour that was chosen, "#rrggbb"; pages show shades of it that can be read. null: the site’s own.'
export const LOGO = 'A path on the site.'
const HOSTS = `Origins that may show the listings in a frame, "https://www.agent.example"; at most ${AGENT_HOSTS_MAX}.`

const AgentBrandRef = builder.objectRef<ShownBrand>('AgentBrand').implement({
  description: 'How an agent’s listings look on the agent’s own website.',
  fields: (t) => ({
    country: t.expose('country', { type: CountryCodeEnum }),
    lines: t.field({ type: AgentLinesRef, resolve: ({ lines }) => lines }),
    accent: t.exposeString('accent', { nullable: true, description: ACCENT }),
    logo: t.string({ nullable: true, description: LOGO, resolve: logoAddress }),
    hosts: t.exposeStringList('hosts', { description: HOSTS }),
  }),
})

const OwnAgentBrandRef = builder.objectRef<AgentBrand & { number: string | null }>('OwnAgentBrand').implement({
  description: 'What the viewer chose for the listings on the own website.',
  fields: (t) => ({
    number: t.exposeString('number', { nullable: true, description: 'The licence number in the addresses; null for whoever is no agent.' }),
    accent: t.exposeString('accent', { nullable: true, description: ACCENT }),
    logo: t.string({ nullable: true, description: LOGO, resolve: logoAddress }),
    hosts: t.exposeStringList('hosts', { description: HOSTS }),
  }),
})

/** Who may choose: agents. */
async function requireAgent(context: ProviderContext) {
  const { id, licenceCountry, ceaNumber } = await requireViewer(context)
  if (licenceCountry === null) throw refusal('agent-page-licence', 'Only agents have such a page.')
  return { owner: id, country: licenceCountry, number: ceaNumber, now: unixSeconds(context.clock) }
}

builder.queryFields((t) => ({
  agentBrand: t.field({
    type: AgentBrandRef,
    nullable: true,
    description:
      'Colours and logo of the agent with this licence number in the request’s country; null for nobody, while a line is missing, and until something was chosen.',
    args: { ceaNumber: t.arg.string({ required: true }) },
    extensions: { cost: 5 },
    resolve: (_, { ceaNumber }, context) => brandOf(context, ceaNumber),
  }),
  ownAgentBrand: t.field({
    type: OwnAgentBrandRef,
    extensions: { cost: 5 },
    resolve: async (_, __, context) => {
      const { id, ceaNumber } = await requireViewer(context)
      return { number: ceaNumber, ...(await readBrand(context.trade, id)) }
    },
  }),
}))

const LOGO_BOUNDS: PictureBounds = { bytes: AGENT_LOGO_MAX_BYTES, minPx: AGENT_LOGO_MIN_PX, maxPx: AGENT_LOGO_MAX_PX }

/** If this stops half-way, the schedule deletes the file that nothing refers to. */
async function storeLogo({ account, trade, files }: ProviderContext, owner: Parameters<typeof keepLogo>[1], logo: AvatarPicture | null) {
  const { logoKey: before } = await readBrand(trade, owner.owner)
  const key = logo && newAvatarKey(logo.kind)
  if (logo && key) {
    await noteWaste(account, key, owner.now)
    await files.put(avatarFile(key), logo.bytes, IMAGE_TYPES[logo.kind].contentType)
  }
  await keepLogo(trade, owner, key)
  if (key) await forgetWaste(account, [key])
  if (before) await noteWaste(account, before, owner.now)
}

builder.mutationFields((t) => ({
  updateAgentBrand: t.field({
    type: OwnAgentBrandRef,
    description: 'Codes: agent-brand-accent, agent-brand-hosts, agent-page-licence (for agents).',
    args: {
      accent: t.arg.string({ required: true, description: '"" for the site’s own colours.' }),
      hosts: t.arg.stringList({ required: true, description: HOSTS }),
    },
    extensions: { cost: 20 },
    resolve: async (_, input, context) => {
      const agent = await requireAgent(context)
      const read = readBrandInput(input)
      if ('wrong' in read) throw refusal(`agent-brand-${read.wrong}`, 'It is none, or there are too many.')
      await keepBrand(context.trade, agent, read)
      return { number: agent.number, ...(await readBrand(context.trade, agent.owner)) }
    },
  }),
  setAgentLogo: t.field({
    type: OwnAgentBrandRef,
    description:
      'Stores the picture without its metadata; null removes it. Codes: file-type (JPEG, PNG, still WebP), file-size, file-dimensions, agent-page-licence.',
    args: { file: t.arg({ type: FileScalar }) },
    extensions: { cost: 100 },
    resolve: async (_, { file }, context) => {
      const agent = await requireAgent(context)
      await takeFromNetwork(context, 'upload')
      let logo: AvatarPicture | null = null
      if (file) {
        const isLarge = file.size > AGENT_LOGO_MAX_BYTES
        const read = isLarge ? { fault: 'file-size' as const } : readAvatar(new Uint8Array(await file.arrayBuffer()), LOGO_BOUNDS)
        if ('fault' in read) throw refusal(read.fault, PICTURE_REFUSALS[read.fault])
        logo = read.avatar
      }
      await storeLogo(context, agent, logo)
      return { number: agent.number, ...(await readBrand(context.trade, agent.owner)) }
    },
  }),
}))

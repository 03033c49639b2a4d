import { expect, it } from 'vitest'
import {
  ComparedProjectDocument,
  type ComparedProjectQuery,
  LaunchesDocument,
  type LaunchesQuery,
  ListingGroupDocument,
  type ListingGroupQuery,
  ProjectEstimateDocument,
  type ProjectEstimateQuery,
  ValueExamplesDocument,
  type ValueExamplesQuery,
} from '#graphql/generated/graphql.ts'
import { startProvider } from './harness.ts'

const provider = await startProvider()

const block = { typeGroup: 'PUBLIC_STACK', slug: 'blk-101-cedar-ave' }

it('ValueExamples names projects that ProjectEstimate can value', async () => {
  const { data, errors } = await provider.ask<ValueExamplesQuery>(ValueExamplesDocument)
  expect(errors).toEqual([])
  const [example] = data?.market.examples ?? []
  const valued = await provider.ask<ProjectEstimateQuery>(ProjectEstimateDocument, {
    typeGroup: example?.typeGroup,
    slug: example?.slug,
    home: null,
  })
  expect(valued.data?.project).toMatchObject({ name: example?.title, estimate: { __typename: 'Estimate' } })
})

it('ComparedProject finds a project by its slug in whatever group it is, and nothing by another', async () => {
  const found = await provider.ask<ComparedProjectQuery>(ComparedProjectDocument, { slug: block.slug })
  expect(found.errors).toEqual([])
  expect(found.data).toMatchObject({ publicStack: { slug: block.slug }, privateStack: null, privateLand: null })
  expect(found.data?.publicStack?.unitMixes.length).toBeGreaterThan(0)
  const none = await provider.ask<ComparedProjectQuery>(ComparedProjectDocument, { slug: 'nowhere' })
  expect(none.data).toMatchObject({ publicStack: null, privateStack: null, privateLand: null })
})

it('ListingGroup values the asked kind of home, and refuses one the project does not have', async () => {
  const facts = await provider.ask<ListingGroupQuery>(ListingGroupDocument, { ...block, home: null })
  expect(facts.errors).toEqual([])
  const mix = facts.data?.project?.unitMixes[0]?.unitMix
  const asked = await provider.ask<ListingGroupQuery>(ListingGroupDocument, { ...block, home: { unitMix: mix } })
  expect(asked.data?.project?.estimate).toMatchObject({ __typename: 'Estimate', unitMix: mix })
  const castle = await provider.ask<ListingGroupQuery>(ListingGroupDocument, { ...block, home: { unitMix: 'GCB' } })
  expect(castle.data?.project?.estimate).toMatchObject({ __typename: 'EstimateRefusal', reason: 'UNKNOWN_HOME' })
})

it('Launches are what is not completed', async () => {
  const { data, errors } = await provider.ask<LaunchesQuery>(LaunchesDocument, { areaId: null, offset: 0 })
  expect(errors).toEqual([])
  expect(data?.projects).toEqual({ nodes: [], totalCount: 0 })
  await provider.env.DB_SG.exec("update project set construction_status = 'preconstruction' where slug = 'elm-terrace'")
  const planned = await provider.ask<LaunchesQuery>(LaunchesDocument, { areaId: null, offset: 0 })
  expect(planned.data?.projects.nodes.map((row) => row.slug)).toEqual(['elm-terrace'])
  expect(planned.data?.first50.nodes[0]?.area.id).toBe(planned.data?.projects.nodes[0]?.area.id)
})

import { BUNDLE_FILES } from '#graphql/tour-kinds.ts'

/** Names of a tour's files in the store. */
export const sceneFileKey = (tour: string, scene: string, name: string): string => `tours/${tour}/${scene}/${name}`
export const planFileKey = (tour: string): string => `tours/${tour}/plan`
export const bundleKey = (tour: string, bundle: string): string => `tours/${tour}/${bundle}`

/** All files of a scene that has files of its own, by the name of its folder. */
export const sceneFileKeys = (folder: string): string[] => [...BUNDLE_FILES.pano, ...BUNDLE_FILES.still].map((name) => `${folder}/${name}`)

/** Names of a tour's files in the store. */
export const sceneFileKey = (tour: string, scene: string, name: string): string => `tours/${tour}/${scene}/${name}`
export const planFileKey = (tour: string): string => `tours/${tour}/plan`

/** A tour as rooms and the doors between them, by the ids of scenes. */
export interface SceneGraph {
  /** the first is where a walk begins */
  scenes: readonly string[]
  doors: readonly { from: string; to: string; yaw: number }[]
}

/** Scenes to which no way leads from the first one. */
export function unreachableScenes({ scenes, doors }: SceneGraph): string[] {
  const reached = new Set(scenes.slice(0, 1))
  // a set that grows while it is walked is walked to its end
  for (const scene of reached) for (const { from, to } of doors) if (from === scene && scenes.includes(to)) reached.add(to)
  return scenes.filter((scene) => !reached.has(scene))
}

/** Scenes that no door leads out of, where there are others. */
export const deadEnds = ({ scenes, doors }: SceneGraph): string[] =>
  scenes.length < 2 ? [] : scenes.filter((scene) => !doors.some(({ from, to }) => from === scene && to !== scene && scenes.includes(to)))

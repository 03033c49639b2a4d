import { useSearch } from '@tanstack/react-router'

/** 1 where the tour is shown in a frame of another page; every address within it keeps saying so. */
export const useTourEmbed = (): 1 | undefined => useSearch({ from: '/_fullscreen/real360/$path', select: ({ embed }) => embed })

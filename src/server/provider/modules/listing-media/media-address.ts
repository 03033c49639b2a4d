/** The key of a stored picture in the file store; its small version lies below it. */
export const mediaFile = (listing: string, media: string): string => `listings/${listing}/${media}`

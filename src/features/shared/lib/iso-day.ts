/** "2026-11-28" by its form alone: the 31st of February passes, which a kept entry may hold. */
export const ISO_DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

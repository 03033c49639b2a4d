/** The longest that an enquiry's fields may be, in characters. */
export const WIDGET_ENQUIRY_MAX = { name: 80, email: 254, message: 2_000 } as const

/** The source of the launches that the demonstration invents. */
export const DEMO_SOURCE = 'Demonstration: invented price list'

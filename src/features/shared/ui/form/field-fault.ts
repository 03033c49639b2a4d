import { createContext, type ReactNode } from 'react'

/** Where a control says what is wrong with what stands in it; its field shows it. */
export const FieldFault = createContext<(fault: ReactNode) => void>(() => {})

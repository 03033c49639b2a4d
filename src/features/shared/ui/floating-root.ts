import { createContext, type RefObject, useContext } from 'react'

/** Where floating parts are put: inside the modal dialog around them, for what lies outside of it is inert; else the body. */
export const FloatingRoot = createContext<RefObject<HTMLElement | null> | undefined>(undefined)

export const useFloatingRoot = () => useContext(FloatingRoot)

import { createContext } from 'react'

/**
 * Returns the address of an own page of the directory for a link in a text. On the host of a facility's web site the
 * directory is another host.
 */
export type OwnPageHref = (path: string) => string

export const OwnPageHrefContext = createContext<OwnPageHref>((path) => path)

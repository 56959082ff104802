import { Context } from 'effect'

/**
 * Servers of the database that may answer what a page reads: the `primary` alone, or also a `replica` that has
 * everything that this process has shown and knows of.
 */
export type PageReads = 'primary' | 'replica'

/** Servers for the running page; `null`: no page is read. A Reference, so that it is not part of a use-case's type. */
export const CurrentPageReads = Context.Reference<PageReads | null>('core/CurrentPageReads', { defaultValue: () => null })

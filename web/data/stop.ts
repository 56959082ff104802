import { redirect, render } from 'vike/abort'

/** How a data hook ends a page without showing it: an error page's status, or the address the page has moved to for good. */
export type Stop = { readonly status: 401 | 403 | 404 | 410 | 429 | 503 } | { readonly moved: string }

/** The error to throw, as Vike wants it; pages drawn for reading look at its `stop`. */
export const stopping = (stop: Stop): Error & { readonly stop: Stop } =>
  Object.assign('status' in stop ? render(stop.status) : redirect(stop.moved, 301), { stop })

/** The stop that an error stands for, if it is one. */
export const stopOf = (error: unknown): Stop | undefined => (error as { readonly stop?: Stop } | undefined)?.stop

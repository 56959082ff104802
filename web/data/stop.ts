import { redirect, render } from 'vike/abort'

/** How a page ends without being shown: an error page's status, the address it has moved to for good, or where a form that was taken leads. */
export type Stop = { readonly status: 401 | 403 | 404 | 410 | 429 | 503 } | { readonly moved: string } | { readonly next: string }

/** The error to throw, as Vike wants it; pages drawn for reading look at its `stop`. */
export const pageExit = (stop: Stop): Error & { readonly stop: Stop } =>
  Object.assign('status' in stop ? render(stop.status) : 'moved' in stop ? redirect(stop.moved, 301) : redirect(stop.next, 302), { stop })

/** The stop that an error stands for, if it is one. */
export const pageExitOf = (error: unknown): Stop | undefined => (error as { readonly stop?: Stop } | undefined)?.stop

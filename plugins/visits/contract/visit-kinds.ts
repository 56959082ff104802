/** Visit of single families, or an open day for many. */
export const visitKinds = ['visit', 'open_day'] as const
export type VisitKind = (typeof visitKinds)[number]

/** Limit of a facility as `GET v1/user-limit/stats` returns it. */
interface LimitOfFacility {
  readonly type: 'limit' | 'boolean'
  readonly limit: number | boolean | null
}

/** Number that stands for a limit without end in forms (specification §6). */
const endless = 100_000

/**
 * Returns the value by which a form shows a limit beforehand: without a facility, or on a sub-domain, it is unlimited.
 * A hint alone: the server decides, and ignores the host (decisions §0.11).
 */
export const limitHint = (
  { type, limit }: LimitOfFacility,
  { facilityId, onSubdomain }: { readonly facilityId: string | null; readonly onSubdomain: boolean },
): number | boolean => {
  if (facilityId === null || onSubdomain) return type === 'boolean' ? true : endless
  return limit ?? endless
}

import { usePushedMessage } from './use-pushed-message.ts'

/** Calls back when what a facility may do has changed: its package, or the limits of all. */
export const useLimitUpdates = (facilityId: string, onUpdate: () => unknown): void =>
  usePushedMessage<{ readonly facility_id: string | null }>(
    'limit.updated',
    ({ facility_id }) => (facility_id === null || facility_id === facilityId) && onUpdate(),
  )
